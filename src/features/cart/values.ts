import { bool, object } from 'yup'
import { draftOf, type Draft } from '@/shared/lib/drafts'
import { addressPart, emergencyNumber, pincode } from '@/shared/lib/validation'
import type { DeliveryWay } from '@/state/cartTotals'

/** What the button says, and what it answers, until the terms are ticked. */
export const TERMS = 'Accept terms and conditions'

/** Spec §5. What is asked for depends on the way that the order takes. */
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
  way: DeliveryWay
  emergency_number: string
  street: string
  city: string
  state: string
  pincode: string
  mobile: string
  terms: boolean
}

export const DRAFT = 'checkout'

/** As it was left in this tab. The terms are accepted anew each time. */
export function readDraft(): CheckoutValues {
  const draft = draftOf(DRAFT).get()
  const text = (name: keyof CheckoutValues) => draft[name] ?? ''
  return {
    way: text('way') === 'home' ? 'home' : 'collect',
    emergency_number: text('emergency_number'),
    street: text('street'),
    city: text('city'),
    state: text('state'),
    pincode: text('pincode'),
    mobile: text('mobile'),
    terms: false,
  }
}

export function toDraft(values: CheckoutValues): Draft {
  const { way, emergency_number, street, city, state, pincode, mobile } = values
  return { way, emergency_number, street, city, state, pincode, mobile }
}

export function schemaOf({ way }: CheckoutValues) {
  return way === 'home' ? homeSchema : collectSchema
}
