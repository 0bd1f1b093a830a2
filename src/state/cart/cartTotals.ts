import type { CartLine } from '@/api/payments'
import { delivery } from '@/content/merch'

export type DeliveryMethod = 'collect' | 'home'

/** In rupees. Spec §9: `tax` is always 0. */
export type Bill = { subtotal: number; delivery: number; tax: 0; grandTotal: number }

export function pieces(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { count }) => sum + count, 0)
}

export function countText(cart: readonly CartLine[]): string {
  const count = pieces(cart)
  if (count === 0) return 'empty'
  return count === 1 ? '1 item' : `${count} items`
}

export function subtotal(cart: readonly CartLine[]): number {
  return cart.reduce((sum, { total }) => sum + total, 0)
}

/** In rupees. Spec §9: home delivery costs a fee for each piece, and nothing for large orders. */
export function deliveryFee(sum: number, pieceCount: number, method: DeliveryMethod): number {
  if (method === 'collect' || sum >= delivery.freeFrom) return 0
  return pieceCount * delivery.perPiece
}

export function billOf(cart: readonly CartLine[], method: DeliveryMethod): Bill {
  const ofLines = subtotal(cart)
  const ofDelivery = deliveryFee(ofLines, pieces(cart), method)
  return { subtotal: ofLines, delivery: ofDelivery, tax: 0, grandTotal: ofLines + ofDelivery }
}

/** In rupees. 0 if delivery is free already. */
export function missingForFreeDelivery(subtotalOfCart: number): number {
  return Math.max(0, delivery.freeFrom - subtotalOfCart)
}
