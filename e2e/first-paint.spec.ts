import { expect, test } from './fixtures'

test('until the preloader leaves, after 4 s at most without any picture or script, nothing behind it can be reached (Spec §2)', async ({
  page,
}) => {
  // The window is lower than the page, so that the page can scroll.
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.route('**/assets/*.js', () => undefined)
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => undefined)
  })
  await page.goto('/', { waitUntil: 'commit' })
  const preloader = page.locator('#preloader')
  const heading = page.getByRole('heading', { level: 1, name: 'Unmask the Magic' })
  const bar = page.getByRole('navigation', { name: 'Main' })
  const waitUntil = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)
  await waitUntil(3_900)
  await expect(preloader).toBeVisible()
  for (const part of [heading, bar]) await expect(part).toBeHidden()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.mouse.move(200, 300)
  await page.evaluate(() => {
    const keep = () => (document.documentElement.dataset.scrolledTo = String(window.scrollY))
    // A scroll would be visible two frames after the event.
    const measure = () => requestAnimationFrame(() => requestAnimationFrame(keep))
    addEventListener('wheel', measure, { once: true, capture: true })
  })
  await page.mouse.wheel(0, 300)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled-to', '0')

  await waitUntil(4_002)
  await expect(preloader).toBeHidden()
  for (const part of [heading, bar]) await expect(part).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  }).toPass()
})
