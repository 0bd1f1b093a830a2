import { expect, testWithSharedPage, test } from './fixtures'

const HINT = 'Tap Here to Unmask the Magic'

test(
  'the menu appears when the preloader disappears, and never before (Spec §2)',
  { tag: '@phone' },
  async ({ page, open, isMobile }) => {
    // In each frame, because the preloader does not wait.
    await page.addInitScript(() => {
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
  'the hint of the orb stays in the dock until the first tap, and opens the menu (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const dock = page.getByRole('navigation', { name: 'Shortcuts' })
    await open('/faqs')
    await expect(page.getByText(HINT)).toBeVisible()
    await page.mouse.wheel(0, 200)
    await expect(page.getByText(HINT)).toBeVisible()
    await page.getByText(HINT).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(HINT)).toBeHidden()
    await expect(dock.getByRole('link', { name: 'Schedule' })).toBeVisible()
  },
)

test(
  'Back closes the menu, and after a link of the menu it leads to the page behind',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const orb = page.getByRole('button', { name: /^Menu/ })
    await open('/faqs')
    await orb.tap()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(orb).toBeFocused()
    await orb.tap()
    await menu.getByRole('link', { name: 'Events' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
    await expect(menu).toBeHidden()
  },
)

testWithSharedPage(
  'at the end of every page, no control is under the dock, and each link of the dock fits a thumb',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const screens = [
      ['/', 'visitor'],
      ['/signin', 'visitor'],
      ['/signup', 'visitor'],
      ['/events', 'visitor'],
      ['/dashboard', 'long-names'],
      ['/contingent', 'contingent-leader'],
    ] as const
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const [path, scenario] of screens) {
        await open(path, scenario)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const name = `${path} at ${width} x ${height}`
        await expect
          .poll(async () => {
            // The page grows when its data have loaded.
            await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
            return page.evaluate(controlsBelowDock)
          }, name)
          .toEqual([])
        expect(await page.evaluate(smallShortcuts), name).toEqual([])
      }
    }
  },
)

testWithSharedPage(
  'a focused control is scrolled above the dock',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await open('/signup')
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isFocusHidden), `after ${step + 1} times Tab`).toBe(false)
    }
  },
)

test(
  'a toast appears above the dock, or at the top edge if a modal is open',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/events/subevents/Dance')
    await page.getByRole('button', { name: 'Register for Shake A Leg' }).click()
    const toast = page.locator('#assertive [data-kind]')
    await expect(toast).toContainText('Please Sign in to Register')
    const dock = page.getByRole('navigation', { name: 'Shortcuts' })
    const gap = async () => {
      const [upper, lower] = [await toast.boundingBox(), await dock.boundingBox()]
      return upper && lower && Math.round(lower.y - upper.y - upper.height)
    }
    await expect.poll(gap).toBe(8)
    await page.getByRole('button', { name: 'Shake A Leg', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(40)
  },
)

/** Runs in the page. */
function controlsBelowDock() {
  const dock = document.querySelector('[aria-label="Shortcuts"]')
  const top = dock?.getBoundingClientRect().top ?? 0
  const controls = document.querySelectorAll('main :is(a, button, input, select), footer a')
  return [...controls]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().bottom > top)
    .map(({ outerHTML }) => outerHTML)
}

/** Runs in the page. */
function smallShortcuts() {
  return [...document.querySelectorAll('[aria-label="Shortcuts"] > :is(a, button)')]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width < 44 || height < 44)
}

/** Runs in the page. */
function isFocusHidden() {
  const dock = document.querySelector('[aria-label="Shortcuts"]')
  const { activeElement } = document
  if (!dock || !activeElement || dock.contains(activeElement)) return false
  return activeElement.getBoundingClientRect().bottom > dock.getBoundingClientRect().top
}
