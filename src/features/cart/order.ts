import type { Session } from '@/api/accounts'
import type { CartLine, Checkout } from '@/api/handoffs'
import { billOf } from '@/state/cartTotals'
import { collectSchema, homeSchema, type CheckoutValues } from './values'

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

/** Where it goes and whom to ring: the word `collect` and the number typed, or the address in one line and its mobile. */
function destinationOf(values: CheckoutValues) {
  if (values.way === 'collect') {
    return { ...collectSchema.cast(values, { stripUnknown: true }), address: 'collect' }
  }
  const { street, city, state, pincode, mobile } = homeSchema.cast(values)
  return { emergency_number: mobile, address: [street, city, state, pincode].join(', ') }
}
