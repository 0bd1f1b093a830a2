import type { Locator, Page } from '@playwright/test'
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

test('a browser that darkens pages changes no colour, above all none of the barcode', async ({
  page,
  open,
}) => {
  const devTools = await page.context().newCDPSession(page)
  // Such a browser prefers dark.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  /** With its pixels, because the computed colours do not show what such a browser does. */
  const pictures = async (enabled: boolean) => {
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled })
    await open('/dashboard?open=barcode', 'student')
    const barcode = await pictureOf(page, page.getByRole('img', { name: /^Barcode/ }))
    await open('/signup')
    return { barcode, form: await pictureOf(page, page.locator('form')) }
  }
  const usual = await pictures(false)
  const darkened = await pictures(true)
  expect(darkened.barcode.equals(usual.barcode)).toBe(true)
  expect(darkened.form.equals(usual.form)).toBe(true)
})

async function pictureOf(page: Page, part: Locator): Promise<Buffer> {
  await expect(part).toBeVisible()
  await isLoaded(page)
  return part.screenshot({ animations: 'disabled' })
}
