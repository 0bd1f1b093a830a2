import { readDraft } from '@/blocks/forms/useDraft'
import { checkoutSchema, type CheckoutValues } from './checkoutSchema'

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
