import { expect, isLoaded, PHONE, test } from './fixtures'
import { expectClear, setInsets, SIDEWAYS, UPRIGHT } from './insets'

/* `long/insets.spec.ts` has one screen of each layout. */

test(
  'nothing of the header, the dock, the menu, a modal or a toast is within the insets of a phone, and nothing of a page if it is held sideways',
  { tag: '@phone-only' },
  async ({ page, open, fault }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { width, height } = page.viewportSize() ?? PHONE
    await page.setViewportSize({ width: height, height: width })
    await setInsets(page, SIDEWAYS)
    await open('/dashboard', 'student')
    await isLoaded(page)
    await expectClear(page, SIDEWAYS, 'a page of a phone held sideways')

    await page.setViewportSize({ width, height })
    await setInsets(page, UPRIGHT)
    await open('/contingent?open=add', 'contingent-leader')
    const modal = page.getByRole('dialog')
    await modal.getByLabel('SF ID').fill('SF00008')
    await modal.getByLabel('Email').fill('sample@festival.test')
    await fault('/api/contingent/add', 'offline')
    await modal.getByRole('button', { name: 'Add Members', exact: true }).tap()
    await expect(page.locator('#assertive')).toContainText('Network issue')
    await expectClear(page, UPRIGHT, 'toast above a modal')

    await page.getByRole('button', { name: 'Close' }).tap()
    await isLoaded(page)
    await expectClear(page, UPRIGHT, 'header and dock')
    await page.getByRole('button', { name: /^Menu/ }).tap()
    await expectClear(page, UPRIGHT, 'menu')
  },
)
