import type { Locator, Page } from '@playwright/test'
import { expect, isLoaded, testWithSharedPage as test } from './fixtures'

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

test('a browser that darkens pages changes no colour, above all none of the barcode', async ({
  page,
  open,
}) => {
  // Such a browser prefers dark.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open('/dashboard?open=barcode', 'student')
  await expectSameWhenDarkened(page, page.getByRole('img', { name: /^Barcode/ }))
  await open('/signup')
  await expectSameWhenDarkened(page, page.locator('form'))
})

/** With its pixels, because the computed colours do not show what such a browser does. */
async function expectSameWhenDarkened(page: Page, part: Locator) {
  await isLoaded(page)
  const devTools = await page.context().newCDPSession(page)
  const [usual, darkened] = [await picture(false), await picture(true)]
  await devTools.detach()
  expect(darkened.equals(usual)).toBe(true)

  async function picture(enabled: boolean) {
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled })
    return part.screenshot({ animations: 'disabled' })
  }
}
