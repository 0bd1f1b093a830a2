import { expect, test } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { merch } from '@/content/merch'
import {
  addLine,
  changeCount,
  lineOf,
  MAX_PIECES,
  readCart,
  restoreLine,
} from '@/state/cart/cartLines'
import { deliveryFee, missingForFreeDelivery } from '@/state/cart/cartTotals'
import { CartProvider, useCart } from '@/state/cart/cart'
import { orderPayments } from '@/state/handedOffPayments'

const make = (id: number, size: string, count: number) => {
  const item = merch.find((product) => product.id === id)
  if (!item) throw new Error(`no item ${id}`)
  return lineOf(item, size, count)
}
const tee = make(1, 'M', 1)
const large = make(1, 'L', 2)
const hoodie = make(4, 'S', 3)
const cart = [tee, large, hoodie]

test('adding the same item in the same size increases its line (Spec §4)', () => {
  expect(addLine([tee], make(1, 'M', 2))).toEqual([{ ...tee, count: 3, total: 1497 }])
})

test('another size, or another item, is another line', () => {
  expect(addLine(addLine([tee], large), hoodie)).toEqual(cart)
})

test.each([
  [1, 1],
  [0, 1],
  [2.7, 2],
  [Number.NaN, 1],
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
  ['an unknown size', { ...tee, size: 'XXXL' }],
  ['a count that is no number', { ...tee, count: 'x' }],
  ['a count of none', { ...tee, count: 0 }],
  ['a count that nobody orders', { ...tee, count: 1e9 }],
  ['a line of another edition', { ...tee, edition: 64 }],
  ['nothing', null],
  ['text', 'tee'],
])('%s in storage drops that line only', (_what, broken) => {
  expect(readCart([large, broken, hoodie])).toEqual({
    lines: [large, hoodie],
    dropped: 1,
    repriced: 0,
  })
})

test.each([
  ['a count with a part', { count: 2.9 }, 2],
  ['a line of this edition', { edition: 65 }, 1],
  ['more than the picker offers', { count: 400 }, 400],
  ['a price of its own', { price: 1, title: '<b>Free</b>', category: 'gift', total: -5 }, 1],
])('%s is read', (_what, odd, count) => {
  const { lines, dropped } = readCart([{ ...tee, ...odd }])
  expect({ lines, dropped }).toEqual({ lines: [make(1, 'M', count)], dropped: 0 })
})

test('merges lines of the same item and size at the first one’s place', () => {
  expect(readCart([tee, hoodie, tee, { ...tee, count: '3' }])).toEqual({
    lines: [make(1, 'M', 5), hoodie],
    dropped: 0,
    repriced: 0,
  })
})

test.each(['nonsense', null, 12, { 0: tee }, undefined])('%j is an empty cart', (stored) => {
  expect(readCart(stored)).toEqual({ lines: [], dropped: 0, repriced: 0 })
})

test.each([
  [0, 0, 0, 2449],
  [1996, 4, 240, 453],
  [2448, 3, 180, 1],
  [2449, 3, 0, 0],
])(
  'delivery of a subtotal of %i in %i pieces costs %i (Spec §9)',
  (ofLines, count, fee, missing) => {
    expect(deliveryFee(ofLines, count, 'home')).toBe(fee)
    expect(deliveryFee(ofLines, count, 'collect')).toBe(0)
    expect(missingForFreeDelivery(ofLines)).toBe(missing)
  },
)

const [waves, weaver] = merch
if (!waves || !weaver) throw new Error('the catalogue is empty')
const STORED = { id: 1, count: 2, size: 'M' }

/** A page with a cart; it reads the storage when it opens. */
function openCart(stored?: unknown) {
  if (stored !== undefined) localStorage.setItem('cart', JSON.stringify(stored))
  window.dispatchEvent(new StorageEvent('storage'))
  const { result } = renderHook(useCart, { wrapper: CartProvider })
  const cart = () => result.current
  const first = () => {
    const [line] = cart().lines
    if (!line) throw new Error('the cart is empty')
    return line
  }
  const counts = () => cart().lines.map(({ id, size, count }) => `${id} ${size} ${count}`)
  return { cart, first, counts }
}
const inStorage = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null')

test('two tabs that change different things, or the same line, do not lose each other’s change', () => {
  const { cart, first, counts } = openCart([STORED])
  // The other tab has written; its storage event has not arrived yet.
  localStorage.setItem('cart', JSON.stringify([STORED, { ...STORED, id: 4, count: 1 }]))
  act(() => cart().setCount(first(), 3))
  expect(counts()).toEqual(['1 M 3', '4 M 1'])
  localStorage.setItem('cart', JSON.stringify([{ ...STORED, count: 10 }]))
  act(() => void cart().add(waves, 'M', 1))
  expect(counts()).toEqual(['1 M 11'])
})

test('drops invalid lines, and counts them until the user is notified', () => {
  const { cart, counts } = openCart([STORED, { id: 99 }, null])
  expect(counts()).toEqual(['1 M 2'])
  expect(cart().dropped).toBe(2)
  act(() => void cart().add(weaver, 'S', 1))
  expect(cart().dropped).toBe(2)
  act(() => cart().forgetDifferences())
  expect(cart().dropped).toBe(0)
  expect(inStorage()).toHaveLength(2)
  expect(openCart().cart().dropped).toBe(0)
})

test('counts lines with another price than when they were added, until the user is notified', () => {
  const { cart, first } = openCart([
    { ...STORED, price: 1 },
    { ...STORED, id: 4, price: merch[3]?.price },
    { ...STORED, id: 2 },
  ])
  expect(first().price).toBe(waves.price)
  expect(cart().repriced).toBe(1)
  act(() => cart().setCount(first(), 3))
  expect(cart().repriced).toBe(1)
  act(() => cart().forgetDifferences())
  expect(cart().repriced).toBe(0)
  expect(openCart(inStorage()).cart().repriced).toBe(0)
})

test('an item that is put into the cart anew is not the one of an earlier order (Spec §4)', () => {
  orderPayments.begin('SF00007', ['1 M', '1 L'])
  const { result } = renderHook(useCart, { wrapper: CartProvider })
  const [item] = merch
  if (item) act(() => void result.current.add(item, 'M', 1))
  expect(orderPayments.underWay('SF00007')).toEqual(['1 L'])
})
