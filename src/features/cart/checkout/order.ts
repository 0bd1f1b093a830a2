import type { Session } from '@/api/accounts'
import { checkoutUrl, type CartLine } from '@/api/handoffs'
import { billOf } from '@/state/cart/cartTotals'
import { checkoutSchema, readCheckoutDraft, type CheckoutValues } from './values'

/** The order as the payment site expects it (Spec §3). The values must be validated before. */
export function orderOf({ token, user }: Session, cart: CartLine[], values: CheckoutValues) {
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

/** Names an order. Any change of the cart is a new one. */
export function orderKey(lines: CartLine[]): string {
  return lines.map(({ id, size, count }) => `${id} ${size} ${count}`).join(', ')
}

/** Rebuilds the payment URL; `null` if nothing was typed in this tab. The terms were accepted, but are not stored. */
export function handedOverUrl(session: Session | null, cart: CartLine[]): string | null {
  if (!session || cart.length === 0) return null
  const values = { ...readCheckoutDraft(session.user.sfId), terms: true }
  return checkoutSchema.isValidSync(values) ? checkoutUrl(orderOf(session, cart, values)) : null
}

/** Collect: the word `collect` and the typed number. Home: the address in one line and its mobile number. */
function destinationOf(values: CheckoutValues) {
  const { way, emergency_number, street, city, state, pincode, mobile } =
    checkoutSchema.cast(values)
  if (way === 'collect') return { emergency_number, address: 'collect' }
  return { emergency_number: mobile, address: [street, city, state, pincode].join(', ') }
}
