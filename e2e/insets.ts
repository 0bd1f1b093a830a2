import { expect, type Page } from '@playwright/test'
import { partsOf } from './measure'

type Insets = { left: number; top: number; right: number; bottom: number }

/** The insets of an iPhone with a notch. */
export const SIDEWAYS = { left: 47, top: 0, right: 47, bottom: 21 }
export const UPRIGHT = { left: 0, top: 47, right: 0, bottom: 34 }

/** The insets apply from the next load on. */
export async function setInsets(page: Page, insets: Insets) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Checks that no text or control is within the insets. */
export async function expectClear(page: Page, insets: Insets, where: string) {
  await expect.poll(() => partsInInsets(page, insets), { message: where }).toEqual([])
}

/** At the bottom only fixed parts count, because other parts can scroll. */
async function partsInInsets(page: Page, insets: Insets): Promise<string[]> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const parts = await partsOf(page)
  return parts
    .filter(
      ({ seen, isFixed }) =>
        seen.left < insets.left ||
        seen.right > width - insets.right ||
        seen.top < insets.top ||
        (isFixed && seen.bottom > height - insets.bottom),
    )
    .map(({ what }) => what)
}
