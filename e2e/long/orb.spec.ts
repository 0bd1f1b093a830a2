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
  'the hint of the orb covers no control in any frame (Spec §2)',
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
  const isOver = (own: DOMRectReadOnly, { left, right, top, bottom }: DOMRectReadOnly) =>
    right > Math.max(own.left, left) && left < own.right && bottom > own.top && top < own.bottom
  function look() {
    requestAnimationFrame(look)
    Object.assign(window, { framesSeen: (framesSeen += 1) })
    const hint = [...document.querySelectorAll('header > button > span')].find(
      ({ textContent, classList }) =>
        textContent.startsWith('Tap Here') && !classList.contains('visuallyHidden'),
    )
    const isShown = () => hint?.checkVisibility({ visibilityProperty: true })
    if (!hint || !isShown()) return
    // It reports positions in the painted frame. To read them later could cause a layout that nobody sees.
    const frame = new IntersectionObserver((entries) => {
      frame.disconnect()
      const own = entries.find(({ target }) => target === hint)?.boundingClientRect
      if (!own || !isShown()) return
      for (const { target, boundingClientRect: box } of entries)
        if (target !== hint && isOver(own, box)) covered.push(target.outerHTML)
    })
    const controls = 'main :is(a, button, input, select, textarea, label, iframe)'
    for (const each of [hint, ...document.querySelectorAll(controls)]) frame.observe(each)
  }
  requestAnimationFrame(look)
}
