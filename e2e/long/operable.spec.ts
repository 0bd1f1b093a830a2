import type { Locator, Page } from '@playwright/test'
import { expect, testWithSharedPage, PHONE } from '../fixtures'
import { CART, show, type Screen } from '../screens'

const FINGER = 44
/** How long a press may take. */
const LIMIT_MS = 5_000

/** How a user operates each of these roles. A press on the others may navigate, so they are not pressed. */
const operate = {
  radio: (control: Locator) => control.check(),
  checkbox: (control: Locator) => control.check(),
  combobox: (control: Locator) => control.selectOption({ index: 1 }),
}
const pressed = ['combobox', 'searchbox', 'textbox', 'tab', 'button'] as const

/** Unreachable elements, and Google's widgets, whose size is not ours. */
const NOT_OURS =
  '[inert], [inert] *, [aria-label="Captcha"] *, [aria-label="Sign in with Google"] *'

/** Operates each control of the page, or of its modal, and checks that a press reaches it. */
async function operateAll(page: Page) {
  const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const scope = (await modal.count()) > 0 ? modal.last() : page
  const ours = page.locator(`:not(${NOT_OURS})`)
  const controls = (role: keyof typeof operate | (typeof pressed)[number]) =>
    scope.getByRole(role, { disabled: false }).and(ours).filter({ visible: true })
  await expect(controls('button').or(controls('searchbox')).first()).toBeAttached()
  for (const role of pressed)
    await expect
      .poll(() => controls(role).evaluateAll(unreachable, FINGER), { message: role })
      .toEqual([])
  for (const role of ['radio', 'checkbox', 'combobox'] as const)
    // A choice may disable others: the days of a check-out begin at the check-in.
    for (let index = 0; index < (await controls(role).count()); index += 1) {
      const control = controls(role).nth(index)
      await operate[role](control)
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      expect(Math.min(width, height), role).toBeGreaterThanOrEqual(FINGER)
    }
}

/** Which of them a press does not reach, because something lies over them, or which are too small for a finger. */
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

/** Screens and modals with controls. The gallery, which moves by itself, has its own test. */
const screens: Screen[] = [
  ['/', 'student'],
  ['/signin', 'visitor'],
  ['/signup', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/events', 'visitor'],
  ['/events/subevents/Dance', 'student'],
  ['/events/subevents/Dance?event=1', 'visitor'],
  ['/events/subevents/Dance?event=1-register', 'team-leader'],
  ['/schedule?day=2', 'student'],
  ['/dashboard', 'student'],
  ['/dashboard?open=events', 'team-leader'],
  ['/dashboard?open=issue', 'student'],
  ['/leaderboard/witch', 'student'],
  ['/merchandise', 'visitor'],
  ['/merchandise?item=1', 'visitor'],
  ['/cart', 'student', { cart: CART }],
  ['/contingent', 'student'],
  ['/contingent', 'contingent-leader'],
  ['/contingent?open=add', 'contingent-leader'],
  ['/contingent?pay=contingent', 'contingent-leader'],
  ['/contingent?open=leave', 'contingent-leader'],
]

for (const screen of screens)
  testWithSharedPage(
    `on ${screen[0]} every control of ${screen[1]} fits a finger and is operated by its role`,
    async ({ page, open, leave }) => {
      await show(page, { open, leave }, screen)
      await page.setViewportSize(PHONE)
      page.setDefaultTimeout(LIMIT_MS)
      await operateAll(page)
    },
  )
