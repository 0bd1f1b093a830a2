import { markOf } from '../../src/shared/lib/markOf'
import { expect, look, people, sitemapPaths, test } from '../fixtures'
import { CART, nameOf, show, type Screen } from '../screens'
import { PHONE } from './phone'

const { sfId } = people.student

const screens: Screen[] = [
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
  ['/contingent?open=remind', 'contingent-leader'],
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

for (const screen of screens)
  look(
    `${nameOf(screen)} has no barrier that axe can find at two widths`,
    async ({ page, open, leave, expectAccessible, expectNoBarrier }) => {
      const shown = await show(page, { open, leave }, screen)
      await expectNoBarrier(shown)
      await page.setViewportSize(PHONE)
      await expect(shown).toBeAttached()
      await expectAccessible()
    },
  )
