import type { CartLine } from '@/api/handoffs'
import { delivery as terms } from '@/content/merch'

/** How an order reaches its buyer: fetched from the control tent, or brought home. */
export type DeliveryWay = 'collect' | 'home'

/** What there is to pay, in whole rupees. `tax` is always 0 (Spec §9). */
export type Bill = { subtotal: number; delivery: number; tax: 0; grandTotal: number }

/** How many pieces of cloth the cart holds, over all lines. */
export function pieces(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { count }) => sum + count, 0)
}

/** How many pieces there are, in words. */
export function countInWords(cart: readonly CartLine[]): string {
  const count = pieces(cart)
  if (count === 0) return 'empty'
  return count === 1 ? '1 item' : `${count} items`
}

/** All lines together, before delivery. */
export function subtotal(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { total }) => sum + total, 0)
}

/** Collecting is free; home delivery costs 60 a piece, and nothing from a subtotal of 2449 (Spec §9). */
export function delivery(subtotalOfCart: number, pieceCount: number, way: DeliveryWay): number {
  if (way === 'collect' || subtotalOfCart >= terms.freeFrom) return 0
  return pieceCount * terms.perPiece
}

export function billOf(cart: readonly CartLine[], way: DeliveryWay): Bill {
  const ofLines = subtotal(cart)
  const ofDelivery = delivery(ofLines, pieces(cart), way)
  return { subtotal: ofLines, delivery: ofDelivery, tax: 0, grandTotal: ofLines + ofDelivery }
}

/** For how many more rupees to buy until home delivery is free; 0 once it is. */
export function missingForFreeDelivery(subtotalOfCart: number): number {
  return Math.max(0, terms.freeFrom - subtotalOfCart)
}
