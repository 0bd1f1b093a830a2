import type { CartLine } from '@/api/handoffs'
import { delivery as terms } from '@/content/merch'

export type DeliveryMethod = 'collect' | 'home'

/** In whole rupees. `tax` is always 0 (Spec §9). */
export type Bill = { subtotal: number; delivery: number; tax: 0; grandTotal: number }

export function pieces(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { count }) => sum + count, 0)
}

export function countInWords(cart: readonly CartLine[]): string {
  const count = pieces(cart)
  if (count === 0) return 'empty'
  return count === 1 ? '1 item' : `${count} items`
}

export function subtotal(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { total }) => sum + total, 0)
}

/** Collecting is free. Home delivery costs 60 per piece, and nothing from a subtotal of 2449 (Spec §9). */
export function delivery(subtotalOfCart: number, pieceCount: number, way: DeliveryMethod): number {
  if (way === 'collect' || subtotalOfCart >= terms.freeFrom) return 0
  return pieceCount * terms.perPiece
}

export function billOf(cart: readonly CartLine[], way: DeliveryMethod): Bill {
  const ofLines = subtotal(cart)
  const ofDelivery = delivery(ofLines, pieces(cart), way)
  return { subtotal: ofLines, delivery: ofDelivery, tax: 0, grandTotal: ofLines + ofDelivery }
}

/** In rupees; 0 if delivery is already free. */
export function missingForFreeDelivery(subtotalOfCart: number): number {
  return Math.max(0, terms.freeFrom - subtotalOfCart)
}
