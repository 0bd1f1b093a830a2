import type { Page } from '@playwright/test'
import { expect, isLoaded, test } from './fixtures'
import { partsOf } from './measure'
import { show, type Screen } from './screens'

type Insets = { left: number; top: number; right: number; bottom: number }

/** Of an iPhone with a notch. */
const SIDEWAYS = { left: 47, top: 0, right: 47, bottom: 21 }
const UPRIGHT = { left: 0, top: 47, right: 0, bottom: 34 }

/** One of each layout, and modals. */
const SCREENS: Screen[] = [
  ['/', 'visitor'],
  ['/schedule?day=2', 'student'],
  ['/accommodation-map', 'visitor'],
  ['/games/witch', 'visitor'],
  ['/events/subevents/Dance?event=1', 'visitor'],
  ['/gallery?picture=12', 'visitor'],
]

test('nothing to read or to press is within the insets of a phone held sideways', async ({
  page,
  open,
  leave,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await setInsets(page, SIDEWAYS)
  for (const screen of SCREENS) {
    await show(page, { open, leave }, screen)
    await expect.poll(() => partsInInsets(page, SIDEWAYS), { message: screen[0] }).toEqual([])
  }
})

test(
  'nothing of the header, the dock, the menu, a modal or a toast is within the insets of a phone',
  { tag: '@phone-only' },
  async ({ page, open, fault }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setInsets(page, UPRIGHT)
    const expectClear = (where: string) =>
      expect.poll(() => partsInInsets(page, UPRIGHT), { message: where }).toEqual([])

    await open('/dashboard', 'student')
    await expectClear('a button beside the logos')
    await open('/contingent?open=add', 'contingent-leader')
    const modal = page.getByRole('dialog')
    await modal.getByLabel('SF ID').fill('SF00008')
    await modal.getByLabel('Email').fill('sample@festival.test')
    await fault('/api/contingent/add', 'offline')
    await modal.getByRole('button', { name: 'Add Members', exact: true }).tap()
    await expect(page.locator('#assertive')).toContainText('Network issue')
    await expectClear('toast above a modal')

    await page.getByRole('button', { name: 'Close' }).tap()
    await isLoaded(page)
    await expectClear('header and dock')
    await page.getByRole('button', { name: /^Menu/ }).tap()
    await expectClear('menu')
  },
)

/** They are there from the next load on. */
async function setInsets(page: Page, insets: Insets) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** At the bottom only what stays there: the rest scrolls on. */
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
