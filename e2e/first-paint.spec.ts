import { expect, test } from './fixtures'

test('requests nothing from servers or third parties before the home page is painted', async ({
  page,
  open,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await open('/', 'student')
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => window.festival.calls('/api/event').length))
    .toBeGreaterThan(0)
  // The browser reports the paint after its frame.
  const isPaintedFirst = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const requests = performance.getEntriesByType('resource')
      const axios = requests.find(({ name }) => name.includes('axios'))
      return paint && axios ? axios.startTime > paint.startTime : 'not yet reported'
    })
  await expect.poll(isPaintedFirst).toBe(true)
  const strangers = [...hosts].filter((host) => !/^127\.0\.0\.1:|\.festival\.test$/.test(host))
  expect(strangers).toEqual([])
})

test('nothing is reachable behind the preloader, and it disappears without React', async ({
  page,
}) => {
  // Lower than the page, so that it can scroll.
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.route('**/assets/site-*.js', () => undefined)
  // The browser draws the pictures when they are released.
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve) => addEventListener('release', () => resolve()))
  })
  const release = () => page.evaluate(() => void dispatchEvent(new Event('release')))
  await page.goto('/?panel=off', { waitUntil: 'commit' })
  await expect(page.locator('#preloader')).toBeVisible()
  // On a busy machine, the 4 s after which it disappears anyway could pass.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()))
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
  await release()
  await expect(page.locator('#preloader')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Unmask the Magic' })).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  }).toPass()
})

test('the preloader disappears after 4 s at most, even if no picture or script loads (Spec §2)', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () => new Promise(() => undefined)
  })
  await page.goto('/', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1, name: 'Unmask the Magic' })
  const waitUntil = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)
  await waitUntil(3_900)
  await expect(page.locator('#preloader')).toBeVisible()
  await expect(heading).toBeHidden()
  await waitUntil(4_002)
  await expect(page.locator('#preloader')).toBeHidden()
  await expect(heading).toBeVisible()
})

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
