import { expectSameWhenDarkened } from '../darkened'
import { expect, isLoaded, testWithSharedPage as test } from '../fixtures'

test('icons have the colour of their text in a dark contrast theme', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const [path, scenario] of [
    ['/schedule?day=2', 'student'],
    ['/contingent', 'student'],
  ] as const) {
    await open(path, scenario)
    await isLoaded(page)
    const icons = page.locator('#root svg:has(use)')
    await expect(icons.first()).toBeAttached()
    expect(await icons.evaluateAll(inOtherColours), path).toEqual([])
  }
})

/** Runs in the page. */
function inOtherColours(icons: Element[]): string[] {
  return icons
    .filter((icon) => {
      const text = icon.parentElement ?? icon
      return getComputedStyle(icon).color !== getComputedStyle(text).color
    })
    .map((icon) => icon.innerHTML)
}

test('a browser that darkens pages changes no colour of a form', async ({ page, open }) => {
  // A browser that darkens pages prefers dark.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open('/signup')
  await expectSameWhenDarkened(page, page.locator('form'))
})
