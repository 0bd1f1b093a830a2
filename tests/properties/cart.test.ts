import fc from 'fast-check'
import { expect } from 'vitest'
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
import { billOf, pieces, subtotal } from '@/state/cart/cartTotals'
import { checkProperties } from './checkProperties'
import { bent } from './hostile'
import { cart as cartOf2025 } from './samples'

const someLine = fc
  .tuple(
    fc.constantFrom(...merch),
    fc.constantFrom(...sizes.map(({ size }) => size)),
    fc.integer({ min: 1, max: 15 }),
  )
  .map(([item, size, count]) => lineOf(item, size, count))
const someLines = fc.array(someLine, { maxLength: 12 })
const cartOf = (lines: CartLine[]) => lines.reduce<CartLine[]>(addLine, [])
const someCart = someLines.map(cartOf)
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const nearlyLine = fc.record({
  id: fc.integer({ min: 0, max: 5 }),
  size: fc.constant('M'),
  count: fc.oneof(fc.double(), fc.integer(), fc.constant('7'), fc.anything()),
})

checkProperties({
  'the totals are the sums of the added lines, in any order': fc.property(
    someLines,
    fc.array(fc.nat(), { minLength: 12 }),
    (lines, dice) => {
      const shuffled = lines
        .map((line, index) => ({ line, at: dice[index] ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ line }) => line)
      for (const order of [lines, shuffled]) {
        expect(subtotal(cartOf(order))).toBe(sum(lines.map(({ count, price }) => count * price)))
        expect(pieces(cartOf(order))).toBe(sum(lines.map(({ count }) => count)))
      }
    },
  ),

  'every line is unique, and its total is its count times its price': fc.property(
    someCart,
    (cart) => {
      for (const { total, count, price } of cart) expect(total).toBe(count * price)
      expect(new Set(cart.map(({ id, size }) => `${id} ${size}`)).size).toBe(cart.length)
    },
  ),

  'adding a new line and removing it changes nothing': fc.property(
    someCart,
    someLine,
    (cart, line) => {
      fc.pre(!findLine(cart, line))
      expect(removeLine(addLine(cart, line), line)).toEqual(cart)
    },
  ),

  'removing any line and undoing that changes nothing': fc.property(
    someCart,
    fc.nat(),
    (cart, dice) => {
      const index = dice % cart.length
      const line = cart[index]
      fc.pre(line !== undefined)
      if (line) expect(restoreLine(removeLine(cart, line), line, index)).toEqual(cart)
    },
  ),

  'a stored cart is read back unchanged': fc.property(someCart, (cart) => {
    expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual({ lines: cart, dropped: 0 })
  }),

  'home delivery is nothing or 60 a piece, and all of a bill adds up': fc.property(
    someCart,
    fc.constantFrom('collect' as const, 'home' as const),
    (cart, way) => {
      const bill = billOf(cart, way)
      expect([0, 60 * pieces(cart)]).toContain(bill.delivery)
      expect(bill.grandTotal).toBe(bill.subtotal + bill.delivery + bill.tax)
      expect(bill.tax).toBe(0)
    },
  ),

  'every total is a safe integer, for any stored value and any count': fc.property(
    fc.oneof(fc.array(fc.oneof(nearlyLine, fc.anything()), { maxLength: 4 }), bent(cartOf2025)),
    fc.double(),
    (stored, wanted) => {
      const { lines, dropped } = readCart(stored)
      expect(dropped).toBeLessThanOrEqual(Array.isArray(stored) ? stored.length : 0)
      const [first] = lines
      const changed = first ? changeCount(lines, first, wanted) : lines
      for (const cart of [lines, changed]) {
        const { subtotal: ofLines, delivery, grandTotal } = billOf(cart, 'home')
        for (const amount of [ofLines, delivery, grandTotal, pieces(cart)])
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        for (const { count } of cart) expect(count).toBeGreaterThanOrEqual(1)
      }
    },
  ),
})
