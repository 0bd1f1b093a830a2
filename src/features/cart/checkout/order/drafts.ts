import { draftOf, dropDraft, type Draft } from '@/shared/storage/drafts'
import { paths } from '@/shared/paths'
import type { CheckoutValues } from './values'

const VISITORS_DRAFT = 'checkout'

/** After this time, a different person may be using the browser. */
const VISITORS_DRAFT_VALID_MS = 30 * 60_000

/** Pages that a visitor may open while still working on the same order. */
const CHECKOUT_PATHS: string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.merchandise,
]

const NOT_TYPED = ['way', 'at']

/** One draft per user, because an address is private. Signed-out visitors have a separate draft. */
export function draftNameOf(sfId: string | undefined) {
  return sfId === undefined ? VISITORS_DRAFT : `checkout:${sfId}`
}

/** The draft in this tab. The terms must be accepted again each time. */
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

/** The initial values. A visitor who signs in during checkout keeps what they typed. */
export function initialValuesOf(sfId: string | undefined): CheckoutValues {
  const draft = draftOf(VISITORS_DRAFT).get()
  const hasTyped = Object.entries(draft).some(
    ([name, text]) => !NOT_TYPED.includes(name) && text.trim() !== '',
  )
  const age = Date.now() - Number(draft.at)
  return readDraft(hasTyped && age >= 0 && age < VISITORS_DRAFT_VALID_MS ? undefined : sfId)
}

/** Only one user may continue with the visitor's draft. */
export function forgetVisitorsDraft() {
  dropDraft(VISITORS_DRAFT)
}

export function toDraft(values: CheckoutValues): Draft {
  const { way, emergency_number, street, city, state, pincode, mobile } = values
  return { way, emergency_number, street, city, state, pincode, mobile }
}

/** `at`: when the draft was last changed (ms since 1970). It limits who may continue with it. */
export function toVisitorsDraft(values: CheckoutValues): Draft {
  return { ...toDraft(values), at: String(Date.now()) }
}

/** A visitor left the checkout. On a page not in CHECKOUT_PATHS, the next user to sign in may be a different person. */
export function leaveVisitorsDraft(pathname: string) {
  if (pathname === paths.cart) return // page unload, or a sign-in on this page
  const at = CHECKOUT_PATHS.includes(pathname) ? String(Date.now()) : ''
  draftOf(VISITORS_DRAFT).update((draft) => ({ ...draft, at }))
}
