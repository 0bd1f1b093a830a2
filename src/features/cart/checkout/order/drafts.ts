import { draftOf, dropDraft, type Draft } from '@/shared/storage/drafts'
import { paths } from '@/shared/paths'
import type { CheckoutValues } from './values'

const VISITORS_DRAFT = 'checkout'

/** Who does not sign in for so long may be somebody else by then. */
const HANDED_OVER_FOR_MS = 30 * 60_000

/** Where visitors go from the checkout and are still about their order: to sign in, or for one thing more. */
const SAME_ERRAND: string[] = [paths.signIn, paths.signUp, paths.forgotPassword, paths.merchandise]

const NOT_TYPED = ['way', 'at']

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

/** What the form begins with: whoever typed as a visitor and signs in from there goes on with that. */
export function firstValuesOf(sfId: string | undefined): CheckoutValues {
  const draft = draftOf(VISITORS_DRAFT).get()
  const hasTyped = Object.entries(draft).some(
    ([name, text]) => !NOT_TYPED.includes(name) && text.trim() !== '',
  )
  const age = Date.now() - Number(draft.at)
  return readDraft(hasTyped && age >= 0 && age < HANDED_OVER_FOR_MS ? undefined : sfId)
}

/** The visitor's draft goes to one person only. */
export function forgetVisitorsDraft() {
  dropDraft(VISITORS_DRAFT)
}

export function toDraft(values: CheckoutValues): Draft {
  const { way, emergency_number, street, city, state, pincode, mobile } = values
  return { way, emergency_number, street, city, state, pincode, mobile }
}

/** `at` is since when the next to sign in may go on with it. */
export function toVisitorsDraft(values: CheckoutValues): Draft {
  return { ...toDraft(values), at: String(Date.now()) }
}

/** A visitor has left the checkout. After anything but the same errand, who signs in may be anybody. */
export function leaveVisitorsDraft(pathname: string) {
  if (pathname === paths.cart) return // the page itself goes, or somebody has signed in on it
  const at = SAME_ERRAND.includes(pathname) ? String(Date.now()) : ''
  draftOf(VISITORS_DRAFT).update((draft) => ({ ...draft, at }))
}
