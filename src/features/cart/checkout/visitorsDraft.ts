import { readDraft } from '@/blocks/forms/useDraftForm'
import { paths } from '@/shared/paths'
import { draftOf, withTime } from '@/shared/storage/drafts'
import { checkoutSchema, type CheckoutValues } from './checkoutSchema'

const VISITORS_DRAFT = 'checkout'

/** Pages that a visitor may open while still working on the same order. */
const CHECKOUT_PATHS: string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.merchandise,
]

/** One draft per user, because an address is private. The terms must be accepted again each time. */
export function draftFor(sfId: string | undefined) {
  const options = { secret: ['terms'], isVisitors: sfId === undefined }
  return { name: sfId === undefined ? VISITORS_DRAFT : `checkout:${sfId}`, options }
}

export function typedBy(sfId: string): CheckoutValues {
  const { name, options } = draftFor(sfId)
  return readDraft(name, checkoutSchema, options)
}

/** A visitor left the checkout. On a page not in CHECKOUT_PATHS, the next user to sign in may be a different person. */
export function leaveVisitorsDraft(pathname: string) {
  if (pathname === paths.cart) return // page unload, or a sign-in on this page
  const left = CHECKOUT_PATHS.includes(pathname) ? '' : 'yes'
  draftOf(VISITORS_DRAFT).update((draft) => withTime({ ...draft, left }))
}
