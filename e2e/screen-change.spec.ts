import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { finished, keepTransitions, openAndPoint, seen } from './transitions'

const MAX_MS = 300
const PICTURE = '::view-transition-group(picture)'

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test(
  'the picture of a genre glides from its tile to the page, and that of an event into its modal',
  { tag: '@phone' },
  async ({ page, open }) => {
    await keepTransitions(page)
    const tile = await openAndPoint(page, () => open('/events', 'student'), 'Dance')
    const before = await page.evaluate(() => window.shifts)
    await tile.click()
    await expect(title(page, 'Dance')).toBeFocused()
    const [first] = await finished(page, 1)
    expect(first?.moved).toContain(PICTURE)
    expect(first?.ms).toBeLessThan(MAX_MS)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    // Only what is in view glides.
    await page.getByRole('heading', { level: 2 }).getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const [, second] = await finished(page, 2)
    expect(second?.moved).toContain(PICTURE)
    expect(second?.ms).toBeLessThan(MAX_MS)
    await expect(page.locator('[data-moved], [data-moving]')).toHaveCount(0)

    // A modal without the picture starts no transition.
    await page.goBack()
    await page
      .getByRole('button', { name: /^Register for/ })
      .first()
      .click()
    await expect(page).toHaveURL(/register/)
    expect(await seen(page)).toHaveLength(2)
    expect((await page.evaluate(() => window.shifts)) - before).toBeLessThan(0.02)
  },
)

test('the mark of the current page glides along the bar', async ({ page, open }) => {
  await keepTransitions(page)
  const link = await openAndPoint(page, () => open('/faqs'), 'Games')
  await link.click()
  await expect(title(page, 'Games')).toBeFocused()
  expect((await finished(page, 1))[0]?.moved).toContain('::view-transition-group(pennant)')
})

test('a second link pressed during a change of page wins, and Back starts no transition', async ({
  page,
  open,
}) => {
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  // Two pages in one frame.
  await tile.evaluate((link: HTMLElement) => {
    link.click()
    document.querySelector<HTMLElement>('a[href="/schedule"]')?.click()
  })
  await expect(page).toHaveURL('/schedule')
  await expect(title(page, 'Schedule')).toBeFocused()
  const { length } = await seen(page)
  await page.goBack()
  await page.goBack()
  await expect(title(page, 'Events')).toBeVisible()
  expect(await seen(page)).toHaveLength(length)
})

test('a press during a change of page ends the movement, and reaches what is under it', async ({
  page,
  open,
}) => {
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  await page.evaluate(slowDown)
  await tile.evaluate((link: HTMLElement) => link.click())
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      ),
  )
  const place = await page.evaluate(() => {
    const next = document.querySelector('a[aria-label^="Next genre"]')?.getBoundingClientRect()
    return next && { x: next.x + next.width / 2, y: next.y + next.height / 2 }
  })
  if (!place) throw new Error('The link to the next genre is missing')
  await page.mouse.click(place.x, place.y)
  await expect(page).not.toHaveURL(/Dance/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await finished(page, 1)
})

/** From now on a view transition takes a minute, so it does not end by itself. Runs in the page. */
function slowDown(): void {
  const sheet = new CSSStyleSheet()
  const parts = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(*)`)
  sheet.replaceSync(`${parts.join()} { animation-duration: 60s !important }`)
  document.adoptedStyleSheets.push(sheet)
}

test('pages change at once with less motion, and in a browser without view transitions', async ({
  page,
  open,
}) => {
  await keepTransitions(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  await tile.click()
  await expect(title(page, 'Dance')).toBeFocused()
  expect(await seen(page)).toEqual([])

  await page.emulateMedia({ reducedMotion: null })
  await page.addInitScript(() => Reflect.deleteProperty(document, 'startViewTransition'))
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  const again = await openAndPoint(page, () => open('/events'), 'Dance')
  await again.click()
  await expect(title(page, 'Dance')).toBeFocused()
  await page.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
