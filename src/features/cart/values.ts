import { bool, object } from 'yup'
import { draftOf, dropDraft, type Draft } from '@/shared/lib/drafts'
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

const VISITORS_DRAFT = 'checkout'

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

/** One draft a person: an address is nobody else's business, and nobody else's order. Visitors have one of their own. */
export function draftNameOf(sfId: string | undefined) {
  return sfId === undefined ? VISITORS_DRAFT : `checkout:${sfId}`
}

/** As it was left in this tab. The terms are accepted anew each time. */
export function readDraft(sfId: string | undefined): CheckoutValues {
  const draft = draftOf(draftNameOf(sfId)).get()
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

/** What the form begins with: whoever typed as a visitor and then signed in goes on with that. */
export function firstValuesOf(sfId: string | undefined): CheckoutValues {
  const texts = Object.entries(draftOf(VISITORS_DRAFT).get())
  const hasTyped = texts.some(([name, text]) => name !== 'way' && text.trim() !== '')
  return readDraft(hasTyped ? undefined : sfId)
}

/** The visitor's draft goes to one person only. */
export function forgetVisitorsDraft() {
  dropDraft(VISITORS_DRAFT)
}

export function toDraft(values: CheckoutValues): Draft {
  const { way, emergency_number, street, city, state, pincode, mobile } = values
  return { way, emergency_number, street, city, state, pincode, mobile }
}

export function schemaOf({ way }: CheckoutValues) {
  return way === 'home' ? homeSchema : collectSchema
}
