import { bool, object, string, type InferType } from 'yup'
import { readDraft } from '@/blocks/forms/formDraft'
import { addressPart, emergencyNumber, pincode } from '@/shared/lib/validation'
import type { DeliveryMethod } from '@/state/cart/cartTotals'

/** The button's label, and the error message, until the terms are accepted. */
export const TERMS = 'Accept terms and conditions'

/** To collect an order, a phone number is enough; home delivery needs the whole address (Spec §5). */
export const checkoutSchema = object({
  way: string<DeliveryMethod>()
    .default('collect')
    .transform((way: unknown): DeliveryMethod => (way === 'home' ? way : 'collect')),
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

/**
 * One draft per user, because an address is private. A visitor's draft goes to the user who signs in (`handOverDrafts`).
 * The terms must be accepted again each time.
 */
export function draftFor(sfId: string | undefined) {
  const options = { secret: ['terms'], isVisitors: sfId === undefined }
  return { name: sfId === undefined ? 'checkout' : `checkout:${sfId}`, options }
}

export function readCheckoutDraft(sfId: string): CheckoutValues {
  const { name, options } = draftFor(sfId)
  return readDraft(name, checkoutSchema, options)
}

function onlyFor(way: DeliveryMethod, field: ReturnType<typeof addressPart>) {
  return string()
    .default('')
    .when('way', { is: way, then: () => field })
}
