import { expect, isLoaded, test } from './fixtures'

const SCREENS = [
  ['/signup', 'visitor'],
  ['/events', 'visitor'],
  ['/schedule?day=2', 'student'],
  ['/contingent', 'student'],
] as const

test('icons have the colour of their text in a dark contrast theme', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const [path, scenario] of SCREENS) {
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
