import type { Locator, Page } from '@playwright/test'
import { expect, PHONE, sitemapPaths, testWithSharedPage, test } from '../fixtures'
import { nameOf, screens, show } from '../screens'
import { expectNothingLost, setText, textSettings } from '../textSettings'

/*
 * Every layout of the screens and modals at three sizes: axe in a wide window, large text on a small phone, and each
 * control on a usual phone. The journeys of `npm test` check some of them too.
 */

const DESKTOP = { width: 1440, height: 900 }
const FINGER = 44
/** The number of choices to operate. The others of a list work in the same way. */
const MOST = 8

/** How a user operates each of these roles. A press on other roles may navigate, so they are not pressed. */
const operate = {
  radio: (control: Locator) => control.check(),
  checkbox: (control: Locator) => control.check(),
  combobox: (control: Locator) => control.selectOption({ index: 1 }),
}
const pressed = ['combobox', 'searchbox', 'textbox', 'tab', 'button'] as const

/** Inert elements, and the widgets of Google, which decides their size. */
const NOT_OURS =
  '[inert], [inert] *, [aria-label="Captcha"] *, [aria-label="Sign in with Google"] *'

test('every page of the sitemap is in the list of screens', async ({ request }) => {
  const listedPaths = screens.map(([path]) => path.split('?')[0] ?? '')
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))
  const isListed = (page: string) =>
    // The genres share one screen, and so do the games and their leaderboards.
    listedPaths.some(
      (path) => path === page || (page.split('/').length > 2 && folderOf(path) === folderOf(page)),
    )
  expect((await sitemapPaths(request)).filter((page) => !isListed(page))).toEqual([])
})

/** Another screen of the list has the same layout with other texts. */
const IS_TWIN = new Set([
  '/ of visitor',
  '/accessibility of visitor',
  '/accommodation-rules of visitor',
  '/accommodation-faq of visitor',
  '/schedule?day=2 of visitor',
  '/schedule?day=2&plan=1 of visitor',
  '/dashboard of student',
  '/dashboard?open=events of student',
  '/dashboard?open=events of team-member',
  '/dashboard?open=barcode of student',
  '/dashboard?open=profile of paid-student',
  '/?pay=individual of student',
  '/contingent of paid-contingent',
  '/contingent?open=leave of contingent-member',
])

for (const screen of screens.filter((each) => !IS_TWIN.has(nameOf(each))))
  testWithSharedPage(
    `${nameOf(screen)} has no axe violations, its controls fit a finger, and large text loses nothing`,
    { tag: '@phone-only' },
    async ({ page, open, leave, expectNoBarrier }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(DESKTOP)
      await expectNoBarrier(await show(page, { open, leave }, screen))
      // `expectNoBarrier` has set the width to 320 px.
      await setText(page, textSettings['text alone at 200 %'])
      await expectNothingLost(page, screen[0])
      await setText(page, '')
      await page.setViewportSize(PHONE)
      await expectOperable(page)
    },
  )

/** Operates each control of the page, or of its modal, and checks that a press reaches it. */
async function expectOperable(page: Page) {
  const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const scope = (await modal.count()) > 0 ? modal.last() : page
  const ours = page.locator(`:not(${NOT_OURS})`)
  const controls = (role: keyof typeof operate | (typeof pressed)[number]) =>
    scope.getByRole(role, { disabled: false }).and(ours).filter({ visible: true })
  for (const role of pressed)
    await expect
      .poll(() => controls(role).evaluateAll(unreachable, FINGER), { message: role })
      .toEqual([])
  for (const role of ['radio', 'checkbox', 'combobox'] as const)
    // A choice may disable others: the days of a check-out begin at the check-in.
    for (let index = 0; index < Math.min(await controls(role).count(), MOST); index += 1) {
      const control = controls(role).nth(index)
      await operate[role](control)
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      expect(Math.min(width, height), role).toBeGreaterThanOrEqual(FINGER)
    }
}

/** The controls that are covered, or too small for a finger. */
function unreachable(controls: Element[], smallest: number): string[] {
  return controls.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = control.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const name = control.outerHTML.slice(0, 120)
    const problems = control.contains(hit) ? [] : [`${name}: under ${hit?.outerHTML.slice(0, 80)}`]
    if (Math.min(width, height) < smallest) problems.push(`${name}: ${width} x ${height}`)
    return problems
  })
}
