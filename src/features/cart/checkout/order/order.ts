import type { Session } from '@/api/accounts'
import { checkoutUrl, type CartLine, type Checkout } from '@/api/handoffs'
import { billOf } from '@/state/cart/cartTotals'
import { readDraft } from './drafts'
import { collectSchema, homeSchema, schemaOf, type CheckoutValues } from './values'

/** Spec §3: the order as the payment site reads it. The values have been checked. */
export function orderOf(
  { token, user }: Session,
  cart: CartLine[],
  values: CheckoutValues,
): Checkout {
  const { subtotal, tax, grandTotal } = billOf(cart, values.way)
  return {
    token,
    ...destinationOf(values),
    name: user.name,
    email: user.email,
    cart,
    tax,
    grandtotal: grandTotal,
    subtotal,
  }
}

/**
 * The address of the payment site once more, for the order that was handed over; unknown in a tab where nothing was
 * typed. The terms are no part of a draft: without them nothing is ever handed over.
 */
export function handedOverUrl(session: Session | null, cart: CartLine[]): string | null {
  if (!session || cart.length === 0) return null
  const values = { ...readDraft(session.user.sfId), terms: true }
  return schemaOf(values).isValidSync(values) ? checkoutUrl(orderOf(session, cart, values)) : null
}

/** Where it goes and whom to ring: the word `collect` and the number typed, or the address in one line and its mobile. */
function destinationOf(values: CheckoutValues) {
  if (values.way === 'collect') {
    return { ...collectSchema.cast(values, { stripUnknown: true }), address: 'collect' }
  }
  const { street, city, state, pincode, mobile } = homeSchema.cast(values)
  return { emergency_number: mobile, address: [street, city, state, pincode].join(', ') }
}
