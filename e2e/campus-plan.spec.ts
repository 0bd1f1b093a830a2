import type { Locator, Page } from '@playwright/test'
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

test('on a phone two fingers bring the plan closer, and one scrolls the page', async ({
  page,
  open,
  isMobile,
}) => {
  test.skip(!isMobile, 'fingers')
  await open('/accommodation-map?day=2')
  const plan = page.getByRole('toolbar', { name: 'Places on the plan' })
  await plan.scrollIntoViewIfNeeded()
  const place = (name: RegExp) => boxOf(plan.getByRole('button', { name }))
  const gap = async () => {
    const [one, other] = [await place(/^Raman Auditorium/), await place(/^Pronites Ground/)]
    return Math.hypot(one.x - other.x, one.y - other.y)
  }
  const before = await gap()
  const { x, y, width, height } = await boxOf(plan)
  const middle = { x: x + width / 2, y: y + height / 2 }
  await touch(page, (share) => [
    { x: middle.x - 25 - 50 * share, y: middle.y },
    { x: middle.x + 25 + 50 * share, y: middle.y },
  ])
  await expect.poll(gap).toBeGreaterThan(before * 1.5)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  const closer = await gap()
  const top = await page.evaluate(() => window.scrollY)
  await touch(page, (share) => [{ x: middle.x, y: middle.y - 120 * share }])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 60)
  // A step of the zoom would change it by half.
  expect(Math.abs((await gap()) - closer)).toBeLessThan(closer * 0.02)
})

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page')
  return box
}

/** Fingers that are put down, moved in ten steps and lifted. `at`: where they are after that share of the way. */
async function touch(page: Page, at: (share: number) => { x: number; y: number }[]) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : at(share).map((point, id) => ({ ...point, id })),
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 10; step += 1) await send('touchMove', step / 10)
  await send('touchEnd')
}
