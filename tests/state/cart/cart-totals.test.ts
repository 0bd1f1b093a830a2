import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine } from '@/api/handoffs'
import { merch, sizes } from '@/content/merch'
import {
  addLine,
  changeCount,
  findLine,
  lineOf,
  readCart,
  removeLine,
  restoreLine,
} from '@/state/cart/cartLines'
import { billOf, delivery, missingForFreeDelivery, pieces, subtotal } from '@/state/cart/cartTotals'

const someLine = fc
  .tuple(
    fc.constantFrom(...merch),
    fc.constantFrom(...sizes.map(({ size }) => size)),
    fc.integer({ min: 1, max: 15 }),
  )
  .map(([item, size, count]) => lineOf(item, size, count))
const someLines = fc.array(someLine, { maxLength: 40 })
const cartOf = (lines: CartLine[]) => lines.reduce<CartLine[]>(addLine, [])
const someCart = someLines.map(cartOf)
const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

test.each([
  [0, 0, 0, 2449],
  [499, 1, 60, 1950],
  [999, 1, 60, 1450],
  [1996, 4, 240, 453],
  [2448, 3, 180, 1],
  [2449, 3, 0, 0],
  [2495, 5, 0, 0],
])('a subtotal of %i in %i pieces is brought home for %i', (ofLines, count, fee, missing) => {
  expect(delivery(ofLines, count, 'home')).toBe(fee)
  expect(delivery(ofLines, count, 'collect')).toBe(0)
  expect(missingForFreeDelivery(ofLines)).toBe(missing)
})

test('the totals of a cart are the sums over what was put into it, in whatever order', () => {
  fc.assert(
    fc.property(someLines, fc.infiniteStream(fc.nat()), (lines, dice) => {
      const shuffled = lines
        .map((line) => ({ line, at: dice.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ line }) => line)
      for (const order of [lines, shuffled]) {
        expect(subtotal(cartOf(order))).toBe(sum(lines.map(({ count, price }) => count * price)))
        expect(pieces(cartOf(order))).toBe(sum(lines.map(({ count }) => count)))
      }
    }),
  )
})

test('every line of a cart is its own count times its price, and stands there once', () => {
  fc.assert(
    fc.property(someCart, (cart) => {
      for (const { total, count, price } of cart) expect(total).toBe(count * price)
      expect(new Set(cart.map(({ id, size }) => `${id} ${size}`)).size).toBe(cart.length)
    }),
  )
})

test('adding a new line and removing it leaves the cart as it was', () => {
  fc.assert(
    fc.property(someCart, someLine, (cart, line) => {
      fc.pre(!findLine(cart, line))
      expect(removeLine(addLine(cart, line), line)).toEqual(cart)
    }),
  )
})

test('removing any line and taking that back leaves the cart as it was', () => {
  fc.assert(
    fc.property(someCart, fc.nat(), (cart, dice) => {
      fc.pre(cart.length > 0)
      const place = dice % cart.length
      const line = cart[place] ?? cart[0]
      if (line) expect(restoreLine(removeLine(cart, line), line, place)).toEqual(cart)
    }),
  )
})

test('the cart that is stored is the cart that is read', () => {
  fc.assert(
    fc.property(someCart, (cart) => {
      expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual({ lines: cart, dropped: 0 })
    }),
  )
})

test('home delivery is nothing or 60 a piece, and all of a bill adds up', () => {
  fc.assert(
    fc.property(someCart, fc.constantFrom('collect' as const, 'home' as const), (cart, way) => {
      const bill = billOf(cart, way)
      expect([0, 60 * pieces(cart)]).toContain(bill.delivery)
      expect(bill.grandTotal).toBe(bill.subtotal + bill.delivery + bill.tax)
      expect(bill.tax).toBe(0)
    }),
  )
})

test('whatever lies in storage and whatever count is asked for, every total is an exact whole number', () => {
  const anyCount = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant('7'), fc.anything())
  const nearlyLine = fc.record({
    id: fc.integer({ min: 0, max: 5 }),
    size: fc.constant('M'),
    count: anyCount,
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(nearlyLine, fc.anything())), fc.double(), (found, count) => {
      const { lines, dropped } = readCart(found)
      expect(dropped).toBeLessThanOrEqual(found.length)
      const [first] = lines
      const changed = first ? changeCount(lines, first, count) : lines
      for (const cart of [lines, changed]) {
        const { subtotal: ofLines, delivery: ofDelivery, grandTotal: all } = billOf(cart, 'home')
        for (const amount of [ofLines, ofDelivery, all, pieces(cart)]) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        for (const line of cart) expect(line.count).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})
