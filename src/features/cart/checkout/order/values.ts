import { bool, object } from 'yup'
import { addressPart, emergencyNumber, pincode } from '@/shared/lib/validation'
import type { DeliveryMethod } from '@/state/cart/cartTotals'

/** The button's label, and the error message, until the terms are accepted. */
export const TERMS = 'Accept terms and conditions'

/** Who collects the order gives a phone number only; home delivery needs the whole address (Spec §5). */
export const collectSchema = object({ emergency_number: emergencyNumber })

export const homeSchema = object({
  street: addressPart('Street', 5),
  city: addressPart('City', 2),
  state: addressPart('State', 2),
  pincode,
  mobile: emergencyNumber,
  terms: bool().oneOf([true], TERMS),
})

export type CheckoutValues = {
  way: DeliveryMethod
  emergency_number: string
  street: string
  city: string
  state: string
  pincode: string
  mobile: string
  terms: boolean
}

export function schemaOf({ way }: CheckoutValues) {
  return way === 'home' ? homeSchema : collectSchema
}
