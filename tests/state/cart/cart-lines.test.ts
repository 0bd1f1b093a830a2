import { expect, test } from 'vitest'
import { merch, type Size } from '@/content/merch'
import {
  addLine,
  changeCount,
  lineOf,
  MAX_PIECES,
  readCart,
  restoreLine,
} from '@/state/cart/cartLines'
import { deliveryFee, missingForFreeDelivery } from '@/state/cart/cartTotals'

const make = (id: number, size: Size, count: number) => {
  const item = merch.find((product) => product.id === id)
  if (!item) throw new Error(`no item ${id}`)
  return lineOf(item, size, count)
}
const tee = make(1, 'M', 1)
const large = make(1, 'L', 2)
const hoodie = make(4, 'S', 3)
const cart = [tee, large, hoodie]

test('a line has what Spec §3 names, with the texts and the price of the catalogue (Spec §3)', () => {
  expect(make(4, 'XXL', 2)).toEqual({
    id: 4,
    category: 'hoodie',
    count: 2,
    price: 999,
    size: 'XXL',
    title: 'Unmask The Mystery',
    total: 1998,
  })
})

test('adding the same item in the same size increases its line (Spec §4)', () => {
  expect(addLine([tee], make(1, 'M', 2))).toEqual([{ ...tee, count: 3, total: 1497 }])
})

test('another size, or another item, is another line', () => {
  expect(addLine(addLine([tee], large), hoodie)).toEqual(cart)
})

test.each([
  [5, 5],
  [1, 1],
  [0, 1],
  [-3, 1],
  [2.7, 2],
  [Number.NaN, 1],
  [Number.NEGATIVE_INFINITY, 1],
  [1000, 1000],
  [Number.POSITIVE_INFINITY, MAX_PIECES],
])('a count of %d becomes %d (Spec §4)', (count, becomes) => {
  expect(changeCount([tee], tee, count)).toEqual([{ ...tee, count: becomes, total: becomes * 499 }])
  expect(make(1, 'M', count)).toEqual({ ...tee, count: becomes, total: becomes * 499 })
})

test('merges a restored line with one added since, and appends it if its index is past the end', () => {
  expect(restoreLine([make(1, 'M', 2)], tee, 0)).toEqual([make(1, 'M', 3)])
  expect(restoreLine([tee], hoodie, 7)).toEqual([tee, hoodie])
  expect(restoreLine([tee], hoodie, -1)).toEqual([hoodie, tee])
})

test.each([
  ['an unknown item', { ...tee, id: 9 }],
  ['no item', { ...tee, id: undefined }],
  ['an unknown size', { ...tee, size: 'XXXL' }],
  ['a size in small letters', { ...tee, size: 'm' }],
  ['no size', { ...tee, size: null }],
  ['no count', { ...tee, count: undefined }],
  ['a count that is no number', { ...tee, count: 'x' }],
  ['a count that is not a number', { ...tee, count: Number.NaN }],
  ['a count of none', { ...tee, count: 0 }],
  ['less than one', { ...tee, count: 0.5 }],
  ['a negative count', { ...tee, count: -2 }],
  ['an endless count', { ...tee, count: Number.POSITIVE_INFINITY }],
  ['an endless count as text', { ...tee, count: '1e999' }],
  ['a count that nobody orders', { ...tee, count: 1e9 }],
  ['a count in a list', { ...tee, count: [2] }],
  ['a line of another edition', { ...tee, edition: 64 }],
  ['nothing', null],
  ['a number', 65],
  ['a list', [tee]],
  ['text', 'tee'],
])('%s in storage drops that line only', (_what, broken) => {
  expect(readCart([large, broken, hoodie])).toEqual({ lines: [large, hoodie], dropped: 1 })
})

test.each([
  ['a count as text', { count: '2' }, 2],
  ['a count with a part', { count: 2.9 }, 2],
  ['an id as text', { id: '1' }, 1],
  ['a line of this edition', { edition: 65 }, 1],
  ['more than the picker offers', { count: 400 }, 400],
])('%s is read', (_what, odd, count) => {
  expect(readCart([{ ...tee, ...odd }])).toEqual({ lines: [make(1, 'M', count)], dropped: 0 })
})

test('ignores stored prices, titles, categories and totals', () => {
  const forged = { ...hoodie, price: 1, title: '<b>Free</b>', category: 'gift', total: -5 }
  expect(readCart([forged]).lines).toEqual([hoodie])
})

test('merges lines of the same item and size at the first one’s place', () => {
  expect(readCart([tee, hoodie, tee, { ...tee, count: '3' }])).toEqual({
    lines: [make(1, 'M', 5), hoodie],
    dropped: 0,
  })
})

test.each(['nonsense', null, 12, { 0: tee }, undefined])('%j is an empty cart', (stored) => {
  expect(readCart(stored)).toEqual({ lines: [], dropped: 0 })
})

test.each([
  [0, 0, 0, 2449],
  [499, 1, 60, 1950],
  [999, 1, 60, 1450],
  [1996, 4, 240, 453],
  [2448, 3, 180, 1],
  [2449, 3, 0, 0],
  [2495, 5, 0, 0],
])(
  'delivery of a subtotal of %i in %i pieces costs %i (Spec §9)',
  (ofLines, count, fee, missing) => {
    expect(deliveryFee(ofLines, count, 'home')).toBe(fee)
    expect(deliveryFee(ofLines, count, 'collect')).toBe(0)
    expect(missingForFreeDelivery(ofLines)).toBe(missing)
  },
)
