import { useEffect } from 'react'
import { paths } from '@/shared/paths'
import { draftOf, dropDraft, visitorsDraft, type Draft } from '@/shared/storage/drafts'

/*
 * Whose the typed fields of the checkout are. A visitor may fill it in before they sign in, and keeps what they typed. An
 * address is private, so each user has a draft of their own, and a visitor's goes to whoever signs in only while it is
 * likely the same person: for half an hour, and not from a page that has nothing to do with the order.
 */

const VISITORS_DRAFT = 'checkout'
/** Pages that a visitor may open while still working on the same order. */
const CHECKOUT_PATHS: string[] = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.merchandise,
]

/** The only stored field that is never empty: its value does not mean that somebody has typed. */
const DELIVERY_METHOD = 'way'

/** `sfId`: of the signed-in user. */
export function checkoutDraftName(sfId: string | undefined): string {
  return sfId === undefined ? VISITORS_DRAFT : `${VISITORS_DRAFT}:${sfId}`
}

/** Marks a visitor's draft as left when they open any other page, until they are back in the cart. */
export function useMarkVisitorsCheckout(pathname: string) {
  useEffect(() => {
    if (CHECKOUT_PATHS.includes(pathname)) return
    const left = pathname === paths.cart ? '' : 'yes'
    const draft = draftOf(VISITORS_DRAFT).get()
    if (draft.at && (draft.left ?? '') !== left) draftOf(VISITORS_DRAFT).set({ ...draft, left })
  }, [pathname])
}

/** At the sign-in: a visitor keeps what they typed, and nobody else sees it after that. */
export function handOverCheckout(sfId: string) {
  const draft = draftToHandOver()
  if (draft) draftOf(checkoutDraftName(sfId)).set(draft)
  dropDraft(VISITORS_DRAFT)
}

function draftToHandOver(): Draft | undefined {
  const { at, left, ...fields } = visitorsDraft(VISITORS_DRAFT)
  const hasTyped = Object.entries(fields).some(
    ([name, text]) => name !== DELIVERY_METHOD && text.trim() !== '',
  )
  return at && !left && hasTyped ? fields : undefined
}
