import type { Locator, Page } from '@playwright/test'
import { editions } from './editions'
import { expect, look, overflowOf } from './fixtures'

/* The second edition has a garment that is sold out; this year's has none. */
const { edition, merch } = editions.second
const soldOut = merch.find(({ isSoldOut }) => isSoldOut)
const onSale = merch.find(({ isSoldOut }) => !isSoldOut)
if (!soldOut || !onSale) throw new Error('The second edition needs a garment of either kind')
const [GONE, LEFT] = [soldOut, onSale].map(({ id }) => ({
  id,
  count: 2,
  size: 'M',
  edition: edition.number,
}))

const states: [what: string, path: string, cart: unknown[], shown: (page: Page) => Locator][] = [
  ['with a sold-out item', '/merchandise', [], (page) => page.getByText('Sold out')],
  [
    'of a sold-out item',
    `/merchandise?item=${soldOut.id}`,
    [],
    (page) => page.getByRole('dialog').getByRole('button', { name: 'Sold out' }),
  ],
  [
    'with a sold-out line',
    '/cart',
    [GONE, LEFT],
    (page) => page.getByText('Sold-out items are not part of this order.'),
  ],
  [
    'where everything has sold out',
    '/cart',
    [GONE],
    (page) => page.getByText('Everything in your cart has sold out.'),
  ],
]

for (const [what, path, cart, shown] of states)
  look(
    `axe finds no barrier on ${path} ${what}, which fits a small phone`,
    { tag: '@edition-only' },
    async ({ page, open, leave, expectAccessible }) => {
      await open(path, 'student')
      await leave({ cart }, path)
      await expect(shown(page)).toBeAttached()
      await expectAccessible()
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
    },
  )
