import { testWithSharedPage as test } from './fixtures'
import { CART, show, type Screen } from './screens'

/** One of each structure. `long/every-screen.spec.ts` has all screens and modals. */
const screens: Screen[] = [
  ['/', 'student'],
  ['/signup', 'visitor'],
  ['/events/subevents/Dance?event=1-register', 'team-leader'],
  ['/schedule?day=2', 'student'],
  ['/dashboard', 'student'],
  ['/gallery?picture=12', 'visitor'],
  ['/cart', 'student', { cart: CART }],
  ['/contingent', 'contingent-leader'],
]

const DESKTOP = { width: 1440, height: 900 }

for (const [who, isTheirs] of [
  ['a visitor', (scenario: string) => scenario === 'visitor'],
  ['a user', (scenario: string) => scenario !== 'visitor'],
] as const)
  test(`screens of ${who} have no axe violations, and never scroll sideways`, async ({
    page,
    open,
    leave,
    expectNoBarrier,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of screens.filter(([, scenario]) => isTheirs(scenario))) {
      await page.setViewportSize(DESKTOP)
      await expectNoBarrier(await show(page, { open, leave }, screen))
    }
  })
