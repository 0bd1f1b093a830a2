import { expect, type Locator, type Page } from '@playwright/test'
import { isLoaded } from './ready'

/** Compares pixels, because computed colours do not show what a browser that darkens pages does. */
export async function expectSameWhenDarkened(page: Page, part: Locator) {
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
