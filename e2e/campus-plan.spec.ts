import { expect, test } from './fixtures'
import { boxOf, touch } from './touch'

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
  const gap = () => plan.evaluate(gapBetween, ['Raman Auditorium', 'Pronites Ground'] as const)
  const before = await gap()
  const { x, y, width, height } = await boxOf(plan)
  const middle = { x: x + width / 2, y: y + height / 2 }
  const liftBoth = await touch(page, (share) => [
    { x: middle.x - 25 - 50 * share, y: middle.y },
    { x: middle.x + 25 + 50 * share, y: middle.y },
  ])
  await liftBoth()
  await expect.poll(gap).toBeGreaterThan(before * 1.5)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  // The plan settles at the nearest step of its zoom.
  let closer = 0
  await expect.poll(async () => closer === (closer = await gap())).toBe(true)
  const top = await page.evaluate(() => window.scrollY)
  const lift = await touch(page, (share) => [{ x: middle.x, y: middle.y - 120 * share }])
  await lift()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 60)
  await expect.poll(gap).toBeCloseTo(closer, 0)
})

/** In pixels, of two places on the plan. Both at once, because the page may be scrolling. */
function gapBetween(plan: Element, names: readonly [string, string]) {
  const [one, other] = names.map((name) => {
    const found = [...plan.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent).startsWith(name),
    )
    if (!found) throw new Error(`${name} is not on the plan`)
    return found.getBoundingClientRect()
  })
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : NaN
}
