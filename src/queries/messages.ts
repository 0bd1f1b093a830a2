import { ApiError } from '@/api/errors'

/** For a request without a usable response, where the specification has no text of its own. */
const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** The site's own script for requests: browsers may never request it again, and then only a reload helps. */
export const MISSING_SCRIPT = 'A part of this site did not load.'

/** Nothing was sent, because the session is another one. */
export const SOMEBODY_ELSE = 'Somebody else has signed in in another tab. Nothing was sent.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'

/** After a lost response: what the data say that were fetched after it. */
export const HAS_NOT_ARRIVED = 'We have not received your request yet. You can try again.'
export const MAY_HAVE_ARRIVED =
  'Your request may have gone through. Please check before you try again.'

/** The messages of a mutation, as its `meta`. */
export type MutationMessages = {
  /** For no usable response (Spec §8). */
  networkError?: string | undefined
  /** The second line after a lost response, where nothing can be fetched to find out more. */
  lostResponseAdvice?: string | undefined
  /** The toast after success, unless the server sends a message. Absent: no toast, because the screen shows the success. */
  success?: string | undefined
}

/** The response was lost, and the request may have arrived. */
export class UnconfirmedError extends ApiError {
  readonly advice: string

  /** `advice`: what was found out, and what to do now. */
  constructor(advice: string) {
    super('unanswered', advice)
    this.advice = advice
  }
}

/** The message for a failed query: the server's own, if it sent one. */
export function queryErrorMessage(error: ApiError | null, networkError = NETWORK_ISSUE) {
  if (error?.kind === 'missing') return MISSING_SCRIPT
  return error && (serverMessageOf(error) || networkError)
}

/** The server's message, or empty. For forms that keep it visible. */
export function serverMessageOf({ kind, message }: ApiError): string {
  return ['refused', 'failed', 'limited'].includes(kind) ? message : ''
}

/** The message for a failed mutation. The text of Spec §8 stands alone in the first line. */
export function failureMessage(error: ApiError, messages: MutationMessages = {}): string {
  const { networkError, lostResponseAdvice } = messages
  if (error.kind === 'unsent') return offlineMessage(networkError)
  const advice = error instanceof UnconfirmedError ? error.advice : lostResponseAdvice
  if (error.kind === 'unanswered' && advice) return `${networkError ?? 'Network issue'}\n${advice}`
  return serverMessageOf(error) || (networkError ?? NETWORK_ISSUE)
}

/** Nothing was sent: the text of Spec §8 for this request, and that nothing was sent. */
export function offlineMessage(networkError = ''): string {
  return `${networkError}\n${OFFLINE}`.trim()
}
