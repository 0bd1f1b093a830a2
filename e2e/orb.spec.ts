import { expect, look, test } from './fixtures'

const HINT = 'Tap Here to Unmask the Magic'

test(
  'the menu appears when the preloader leaves, and never before (Spec §2)',
  { tag: '@phone' },
  async ({ page, open, isMobile }) => {
    // In each frame, because the preloader does not wait.
    await page.addInitScript(() => {
      const shown: boolean[] = []
      Object.assign(window, { shown })
      requestAnimationFrame(function look() {
        const isVisible = (part: Element | null) =>
          part?.checkVisibility({ visibilityProperty: true }) ?? false
        const menu = document.querySelector('header > :is(nav, button)')
        const preloader = document.querySelector('#preloader:not([data-leaving])')
        if (menu && isVisible(preloader)) shown.push(isVisible(menu))
        requestAnimationFrame(look)
      })
    })
    // A phone that is slow enough for a preloader.
    await page.addInitScript(() => {
      HTMLImageElement.prototype.decode = () => new Promise((resolve) => setTimeout(resolve, 1_000))
    })
    await open('/')
    const menu = isMobile
      ? page.getByRole('button', { name: /^Menu/ })
      : page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeVisible()
    const shown = await page.evaluate<unknown>('window.shown')
    expect(shown).toContain(false)
    expect(shown).not.toContain(true)
  },
)

test(
  'the hint of the orb is shown where there is space, until the first scroll, and opens the menu',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const orb = page.getByRole('button', { name: /^Menu/ })
    await open('/faqs')
    await expect(orb).toHaveAccessibleName('Menu')
    expect((await orb.boundingBox())?.width).toBeLessThan(90)

    await open('/gallery')
    await expect(page.getByText(HINT)).toBeVisible()
    await page.evaluate(() => document.body.style.setProperty('min-block-size', '300vh'))
    await page.mouse.wheel(0, 200)
    await expect(page.getByText(HINT)).toBeHidden()

    await open('/')
    await page.getByText(HINT).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.getByText(HINT)).toBeHidden()
  },
)

look(
  'at rest, the orb lies neither over the middle of a control nor over the arrow of a list',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const orb = page.getByRole('button', { name: /^Menu/ })
    const screens = [
      ['/signup', 'visitor'],
      ['/events', 'visitor'],
      ['/dashboard', 'long-names'],
      ['/contingent', 'contingent-leader'],
    ] as const
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: width * 2 })
      for (const [path, scenario] of screens) {
        await open(path, scenario)
        for (const to of [0, 340, 10_000]) {
          await page.evaluate((top) => window.scrollTo(0, top), to)
          await expect(orb).toBeInViewport()
          await expect.poll(() => page.evaluate(underOrb), `${path} at ${width} px`).toEqual([])
        }
      }
    }
  },
)

/** Runs in the page. */
function underOrb() {
  const orb = document.querySelector('header > button')
  const controls = document.querySelectorAll('main :is(a, button, input, select), footer a')
  return [...controls]
    .filter((control) => {
      const { x, y, width, height, right } = control.getBoundingClientRect()
      const columns = [x + width / 2, ...(control.matches('select') ? [right - 20] : [])]
      return columns.some((column) =>
        orb?.contains(document.elementFromPoint(column, y + height / 2)),
      )
    })
    .map(({ outerHTML }) => outerHTML)
}
