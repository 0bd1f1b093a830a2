import { expect, test } from './fixtures'

test('until the preloader leaves, after 4 s at most without any picture or script, nothing behind it can be reached (Spec §2)', async ({
  page,
}) => {
  // Lower than the page, so that it can scroll.
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
    // Two frames after the event, a scroll would be seen.
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

test(
  'the menu appears when the preloader disappears, and never before (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.addInitScript(() => {
      // A phone that is slow enough for a preloader.
      HTMLImageElement.prototype.decode = () => new Promise((resolve) => setTimeout(resolve, 1_000))
      // In each frame, because the preloader does not wait.
      const shown: boolean[] = []
      Object.assign(window, { shown })
      requestAnimationFrame(function look() {
        const isVisible = (part: Element | null) =>
          part?.checkVisibility({ visibilityProperty: true }) ?? false
        const menus = [...document.querySelectorAll('header > nav, header + nav')]
        const preloader = document.querySelector('#preloader:not([data-leaving])')
        if (menus.length > 0 && isVisible(preloader)) shown.push(menus.some(isVisible))
        requestAnimationFrame(look)
      })
    })
    await open('/')
    await expect(page.getByRole('button', { name: /^Menu/ })).toBeVisible()
    const shown = await page.evaluate<unknown>('window.shown')
    expect(shown).toContain(false)
    expect(shown).not.toContain(true)
  },
)

test('shows no partial footer while the document is still loading', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    const response = await fetch('/accommodation-faq')
    const html = await response.text()
    document.open()
    // Without a `close`, the browser waits for more.
    document.write(html.slice(0, html.indexOf('</footer>')))
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('footer')).toBeHidden()
})
