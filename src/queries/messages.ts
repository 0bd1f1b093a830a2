import type { MutationKey } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { isOffline } from '@/shared/lib/offline'
import { notify } from '@/shared/ui/toast/notify'

/** For a request without a usable response, where the specification has no text of its own. */
const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'

export const HAS_NOT_ARRIVED = 'We have not received your request yet. You can try again.'
export const MAY_HAVE_ARRIVED =
  'Your request may have gone through. Please check before you try again.'
export const NEXT_PRESS_SENDS_ANYWAY =
  'We could not check whether your request went through. Press again to send it anyway.'

/** The messages of a mutation, as its `meta`. */
export type MutationMessages = {
  /** For no usable response (Spec §8). */
  networkError?: string | undefined
  /** The second line after a lost response. Only for mutations that cannot verify it (accounts.ts). */
  lostResponseAdvice?: string | undefined
  /** The toast after success, unless the server sends a message. Absent: no toast, because the screen shows the success. */
  success?: string | undefined
}

/** The response was lost, and the request may have arrived. `message` is the second line: what to do now. */
export class UnconfirmedError extends ApiError {
  constructor(message: string) {
    super('unanswered', message)
  }
}

/** The message for a failed query: the server's own, if it sent one. */
export function queryErrorMessage(error: ApiError | null): string | null {
  return error && (serverMessageOf(error) || NETWORK_ISSUE)
}

/** The server's message, or empty. For forms that keep it visible. */
export function serverMessageOf({ kind, message }: ApiError): string {
  return kind === 'refused' || kind === 'failed' ? message : ''
}

/** The toast of a failed mutation. */
export function notifyFailure(
  error: ApiError,
  mutationKey: MutationKey | undefined,
  { networkError, lostResponseAdvice }: MutationMessages = {},
) {
  if (error.kind === 'cancelled') return
  if (error.kind === 'unsent' && isOffline()) return notifyOffline(networkError)
  const advice = error instanceof UnconfirmedError ? error.message : lostResponseAdvice
  if (error.kind === 'unanswered' && advice)
    return notifyUnconfirmed(mutationKey, networkError, advice)
  notify.error(serverMessageOf(error) || (networkError ?? NETWORK_ISSUE))
}

/** While a lost response is verified. */
export function notifyVerifying(mutationKey: MutationKey, { networkError }: MutationMessages) {
  const message = 'Your request may have gone through. We are checking.'
  notifyUnconfirmed(mutationKey, networkError, message, Infinity)
}

/** The text of Spec §8 stands alone in the first line. */
function notifyUnconfirmed(
  mutationKey: MutationKey | undefined,
  networkError = 'Network issue',
  advice: string,
  duration?: number,
) {
  notify.warn(`${networkError}\n${advice}`, { id: toastIdOf(mutationKey), duration })
}

export function dismissUnconfirmed(mutationKey: MutationKey | undefined) {
  notify.remove(toastIdOf(mutationKey))
}

/** Of the message about a lost response, by name and row: the token in the key must not get into the document. */
function toastIdOf(mutationKey: MutationKey = []): string {
  const [name, , rowId = ''] = mutationKey
  return `${String(name)} ${String(rowId)}`
}

/** Nothing was sent: the text of Spec §8 for this request, and that nothing was sent. */
export function notifyOffline(networkError = '') {
  notify.error(`${networkError}\n${OFFLINE}`.trim(), { id: OFFLINE })
}
