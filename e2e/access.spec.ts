import { expect, look, test } from './fixtures'
import { CART, nameOf, show, type Screen } from './screens'

/** One of each structure. `long/access.spec.ts` has all screens and modals, at two widths. */
const screens: Screen[] = [
  ['/', 'student'],
  ['/?pay=individual', 'student'],
  ['/signup', 'visitor'],
  ['/events', 'visitor'],
  ['/events/subevents/Dance?event=1-register', 'team-leader'],
  ['/schedule?day=2', 'student'],
  ['/accommodation', 'visitor'],
  ['/accommodation-map', 'visitor'],
  ['/dashboard', 'student'],
  ['/dashboard?open=events', 'team-leader'],
  ['/faqs', 'visitor'],
  ['/leaderboard/witch', 'student'],
  ['/gallery?picture=12', 'visitor'],
  ['/cart', 'student', { cart: CART }],
  ['/contingent', 'contingent-leader'],
]

for (const screen of screens)
  look(
    `${nameOf(screen)} has no barrier that axe can find, and never scrolls sideways`,
    async ({ page, open, leave, expectNoBarrier }) => {
      await expectNoBarrier(await show(page, { open, leave }, screen))
    },
  )

test('everything on the sign-in page is reached and used by keyboard alone', async ({
  page,
  open,
}) => {
  await open('/signin')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab')
    if (await page.getByLabel('Email').evaluate((field) => field === document.activeElement)) break
  }
  await page.keyboard.type('student@festival.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Unmask@65')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
})
