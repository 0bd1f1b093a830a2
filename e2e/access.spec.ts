import { markOf } from '../src/shared/lib/markOf'
import { askToLeave, expect, look, people, sitemapPaths, test, type Left } from './fixtures'
import type { ScenarioName } from '../tests/mocks/scenarios'

const CART = [
  { id: 2, count: 2, size: 'M' },
  { id: 4, count: 1, size: 'L' },
]
const { sfId } = people.student

const screens: [string, ScenarioName, Left?][] = [
  ['/', 'visitor'],
  ['/', 'student'],
  ['/signin', 'visitor'],
  ['/signup', 'visitor'],
  ['/forgot-password', 'visitor'],
  ['/events', 'visitor'],
  ['/events', 'empty-festival'],
  ['/events/subevents/Dance', 'visitor'],
  ['/events/subevents/Nonsense', 'visitor'],
  ['/events/subevents/Dance?event=1', 'visitor'],
  ['/events/subevents/Dance?event=1-register', 'team-leader'],
  ['/faqs', 'visitor'],
  ['/accessibility', 'visitor'],
  ['/privacy', 'visitor'],
  ['/accommodation', 'visitor'],
  ['/accommodation?card=desk', 'visitor'],
  ['/accommodation-rules', 'visitor'],
  ['/accommodation-faq', 'visitor'],
  ['/accommodation-map', 'visitor'],
  ['/schedule?day=2', 'visitor'],
  ['/schedule?day=2', 'student'],
  ['/schedule?day=2&plan=1', 'visitor'],
  ['/dashboard', 'student'],
  ['/dashboard', 'long-names'],
  ['/dashboard?open=events', 'student'],
  ['/dashboard?open=events', 'team-leader'],
  ['/dashboard?open=events', 'team-member'],
  ['/games', 'visitor'],
  ['/games/witch', 'visitor'],
  ['/leaderboard/witch', 'student'],
  ['/leaderboard/cans', 'visitor'],
  ['/aftermovie', 'visitor'],
  ['/gallery', 'visitor'],
  ['/gallery?picture=12', 'visitor'],
  ['/merchandise', 'visitor'],
  ['/merchandise?item=1', 'visitor'],
  ['/merchandise?item=9', 'visitor'],
  ['/cart', 'visitor'],
  ['/contingent', 'student'],
  ['/contingent', 'contingent-leader'],
  ['/contingent', 'paid-contingent'],
  ['/contingent', 'contingent-member'],
  ['/contingent?open=help', 'student'],
  ['/contingent?open=add', 'contingent-leader'],
  ['/contingent?open=leave', 'contingent-leader'],
  ['/contingent?open=leave', 'contingent-member'],
  ['/contingent?open=barcode', 'contingent-member'],
  ['/contingent?pay=contingent', 'contingent-leader'],
  ['/contingent?pay=individual', 'contingent-member'],
  ['/dashboard?open=profile', 'paid-student'],
  ['/dashboard?open=profile', 'long-names'],
  ['/dashboard?open=issue', 'student'],
  ['/dashboard?open=barcode', 'student'],
  ['/?pay=individual', 'student'],
  ['/?pay=individual', 'paid-student'],
  [
    '/?pay=individual',
    'student',
    { 'payment-under-way': [{ mark: markOf(sfId), type: 'Individual', at: Date.now() }] },
  ],
  [
    '/cart',
    'student',
    {
      cart: CART,
      'payment-under-way': [{ mark: markOf(sfId), type: 'Order: 2 M 2, 4 L 1', at: Date.now() }],
    },
  ],
  ['/cart', 'visitor', { cart: [...CART, { id: 65, count: 1, size: 'M' }] }],
]

test('every page of the sitemap is in this list', async ({ request }) => {
  const seen = screens.map(([path]) => path.split('?')[0] ?? '')
  const isSeen = (page: string) =>
    // The genres share one screen, and so do the games and their leaderboards.
    seen.some((path) => path === page || (page.split('/').length > 2 && isBeside(path, page)))
  expect((await sitemapPaths(request)).filter((page) => !isSeen(page))).toEqual([])
})

function isBeside(path: string, page: string): boolean {
  const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))
  return folderOf(path) === folderOf(page)
}

const OPENS_A_MODAL = /[?&](event|open|card|item|picture|pay)=/

for (const [path, scenario, left] of screens) {
  const withWhat = left ? ` with ${Object.keys(left).join(' and ')}` : ''
  look(
    `${path} of ${scenario}${withWhat} has no barrier that axe can find, and never scrolls sideways`,
    async ({ page, open, leave, expectNoBarrier }) => {
      await open(path, scenario)
      if (left) await leave(left, path)
      if (path.includes('open=leave')) await askToLeave(page)
      const modal = page.getByRole('dialog').or(page.getByRole('alertdialog'))
      const opensModal = OPENS_A_MODAL.test(path)
      if (opensModal) await expect(modal.first()).toBeVisible()
      // A stay card opens only on wide windows; on a phone it shows everything itself.
      const staysOpen = opensModal && !path.includes('card=')
      await expectNoBarrier((staysOpen ? modal : page.getByRole('heading')).first())
    },
  )
}

test('everything on the sign-in page can be reached and used by keyboard alone', async ({
  page,
  open,
}) => {
  await open('/signin')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
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
