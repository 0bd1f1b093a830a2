import { bool, object, string, type InferType } from 'yup'
import { addressPart, emergencyNumber, pincode } from '@/festival/validation'
import type { DeliveryMethod } from '@/state/cart/cartTotals'

/** The label of the button, and the error message, until the user accepts the terms. */
export const TERMS = 'Accept terms and conditions'

/** A collected order needs only a phone number. Home delivery needs the whole address (Spec §5). */
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

function onlyFor(method: DeliveryMethod, field: ReturnType<typeof addressPart>) {
  return string()
    .default('')
    .when('way', { is: method, then: () => field })
}
