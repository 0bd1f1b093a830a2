import { bool, object, string, type InferType } from 'yup'
import type { Session } from '@/api/profile'
import type { CartLine } from '@/api/payments'
import { addressPart, emergencyNumber, pincode } from '@/festival/validation'
import { billOf, type DeliveryMethod } from '@/state/cart/cartTotals'

/** The button's label, and the error message, until the terms are accepted. */
export const TERMS = 'Accept terms and conditions'

/** To collect an order, a phone number is enough; home delivery needs the whole address (Spec §5). */
export const checkoutSchema = object({
  way: string<DeliveryMethod>()
    .default('collect')
    .transform((method: unknown): DeliveryMethod => (method === 'home' ? method : 'collect')),
  emergency_number: onlyFor('collect', emergencyNumber),
  street: onlyFor('home', addressPart('Street', 5)),
  city: onlyFor('home', addressPart('City', 2)),
  state: onlyFor('home', addressPart('State', 2)),
  pincode: onlyFor('home', pincode),
  mobile: onlyFor('home', emergencyNumber),
  terms: bool()
    .default(false)
    .when('way', { is: 'home', then: (terms) => terms.oneOf([true], TERMS) }),
})

export type CheckoutValues = InferType<typeof checkoutSchema>

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

/** Collect: the word `collect` and the typed number. Home: the address in one line and its mobile number. */
function destinationOf(values: CheckoutValues) {
  const { way, emergency_number, street, city, state, pincode, mobile } =
    checkoutSchema.cast(values)
  if (way === 'collect') return { emergency_number, address: 'collect' }
  return { emergency_number: mobile, address: [street, city, state, pincode].join(', ') }
}

function onlyFor(method: DeliveryMethod, field: ReturnType<typeof addressPart>) {
  return string()
    .default('')
    .when('way', { is: method, then: () => field })
}
