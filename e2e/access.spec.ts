import { expect, testWithSharedPage, test } from './fixtures'
import { holdScripts } from './holdScripts'
import { CART, nameOf, show, type Screen } from './screens'

/** One of each structure. `long/access.spec.ts` has all screens and modals. */
const screens: Screen[] = [
  ['/', 'student'],
  ['/signup', 'visitor'],
  ['/events', 'visitor'],
  ['/events/subevents/Dance?event=1-register', 'team-leader'],
  ['/schedule?day=2', 'student'],
  ['/accommodation-map', 'visitor'],
  ['/dashboard', 'student'],
  ['/faqs', 'visitor'],
  ['/leaderboard/witch', 'student'],
  ['/gallery?picture=12', 'visitor'],
  ['/cart', 'student', { cart: CART }],
  ['/contingent', 'contingent-leader'],
]

for (const screen of screens)
  testWithSharedPage(
    `${nameOf(screen)} has no axe violations, and never scrolls sideways`,
    async ({ page, open, leave, expectNoBarrier }) => {
      await expectNoBarrier(await show(page, { open, leave }, screen))
    },
  )

test('both live regions exist before any script runs, and a repeated error is announced again', async ({
  page,
  open,
}) => {
  const release = await holdScripts(page)
  await page.goto('/events/subevents/Dance?panel=off')
  const cdp = await page.context().newCDPSession(page)
  const { nodes } = await cdp.send('Accessibility.getFullAXTree')
  const live = nodes.filter(({ ignored }) => !ignored).flatMap(({ properties = [] }) => properties)
  const regions = live.filter(({ name }) => name === 'live').map(({ value }) => String(value.value))
  expect(regions).toEqual(expect.arrayContaining(['assertive', 'polite']))
  release()

  await open('/events/subevents/Dance')
  const announcements = await page.evaluateHandle(() => {
    const all: string[] = []
    const region = document.querySelector('[aria-live="assertive"]')
    const listen = (records: MutationRecord[]) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        all.push(node.textContent ?? '')
    }
    if (region) new MutationObserver(listen).observe(region, { childList: true, subtree: true })
    return all
  })
  const register = page.getByRole('button', { name: 'Register for Shake A Leg' })
  await register.click()
  await expect.poll(() => announcements.jsonValue()).toHaveLength(1)
  await register.click()
  await expect.poll(() => announcements.jsonValue()).toHaveLength(2)
  for (const message of await announcements.jsonValue())
    expect(message).toContain('Please Sign in to Register')
  // The container of the toasts lets a press through to the page, the toasts do not. A busy machine may miss one.
  await expect(async () => {
    await register.click()
    await page.locator('#toasts').getByRole('link', { name: 'Sign In' }).click({ timeout: 3_000 })
  }).toPass()
  await expect(page).toHaveURL('/signin')
})

testWithSharedPage(
  'everything on the sign-in page can be used by keyboard alone',
  async ({ page, open }) => {
    await open('/signin')
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press('Tab')
      if (await page.getByLabel('Email').evaluate((field) => field === document.activeElement))
        break
    }
    await page.keyboard.type('student@festival.test')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Unmask@65')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  },
)
