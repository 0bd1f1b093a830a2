import { expect, test } from './fixtures'

test('a place on the campus plan is chosen, moved closer and walked from', async ({
  page,
  open,
  isMobile,
  expectNoBarrier,
}) => {
  await open('/accommodation-map?day=2')
  const plan = page.getByRole('toolbar', { name: 'Places on the plan' })
  const raman = plan.getByRole('button', { name: /^Raman Auditorium, auditorium, 4 events/ })
  await (isMobile ? raman.tap() : raman.click())
  const panel = page.getByRole('region', { name: 'Raman Auditorium' })
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await expect(page).toHaveURL(/place=raman/)

  const before = await raman.boundingBox()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => raman.boundingBox()).not.toEqual(before)
  await raman.focus()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowLeft')
  await expect(raman).not.toBeFocused()
  await expect(plan.locator(':focus')).toBeInViewport()

  await panel.getByRole('button', { name: 'Walk from here' }).click()
  await plan.getByRole('button', { name: /^Pronites Ground/ }).press('Enter')
  const walk = page.getByRole('region', { name: 'The walk' })
  await expect(walk).toContainText('about 10 min on foot')
  await expectNoBarrier(walk)
})
