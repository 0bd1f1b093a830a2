import { expect, test } from '../fixtures'

const screens = [
  ['/signin', 'visitor'],
  ['/signup', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/contingent', 'student'],
  ['/contingent', 'contingent-leader'],
  ['/cart', 'student'],
  ['/events', 'visitor'],
  ['/faqs', 'visitor'],
] as const

test(
  'the hint of the orb covers no control in any frame',
  { tag: '@phone-only' },
  async ({ page, open, leave }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(watchHint)
    for (const [path, scenario] of screens) {
      await open(path, scenario)
      if (path === '/cart') {
        await leave({ cart: [{ id: 1, size: 'L', count: 2 }] }, path)
        await page.getByRole('button', { name: 'Pay Now' }).scrollIntoViewIfNeeded()
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // By then the data have come, and the hint has appeared if it ever does.
      await expect.poll(() => page.evaluate<number>('window.framesSeen')).toBeGreaterThan(100)
      expect(await page.evaluate<unknown>('window.covered'), path).toEqual([])
    }
  },
)

/** Keeps in `window.covered` each control that is under the hint in any frame. Runs in the page. */
function watchHint() {
  const covered: string[] = []
  let framesSeen = 0
  Object.assign(window, { covered })
  function look() {
    requestAnimationFrame(look)
    const { scrollY } = window
    // In the next task the frame has been painted, unless the page was scrolled since.
    setTimeout(() => {
      Object.assign(window, { framesSeen: (framesSeen += 1) })
      const hint = [...document.querySelectorAll('header > button > span')].find(
        ({ textContent, classList }) =>
          textContent.startsWith('Tap Here') && !classList.contains('visuallyHidden'),
      )
      if (window.scrollY !== scrollY || !hint?.checkVisibility({ visibilityProperty: true })) return
      const own = hint.getBoundingClientRect()
      for (const control of document.querySelectorAll(
        'main :is(a, button, input, select, textarea, label, iframe)',
      )) {
        const box = control.getBoundingClientRect()
        const isApart =
          box.right <= own.left ||
          box.left >= own.right ||
          box.bottom <= own.top ||
          box.top >= own.bottom
        if (!isApart && box.width > 0) covered.push(control.outerHTML.slice(0, 80))
      }
    }, 0)
  }
  requestAnimationFrame(look)
}
