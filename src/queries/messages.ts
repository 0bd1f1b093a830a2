import { ApiError } from '@/api/errors'

/** For requests whose network error has no text in Spec §8. */
const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** For the script that sends requests. A browser may never load a failed script again, so only a reload helps. */
export const MISSING_SCRIPT = 'A part of this site did not load.'

export const SOMEBODY_ELSE = 'Somebody else has signed in in another tab. Nothing was sent.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'

/** After a lost response, a refetch decides between these two. */
export const HAS_NOT_ARRIVED = 'We have not received your request yet. You can try again.'
export const MAY_HAVE_ARRIVED =
  'Your request may have gone through. Please check before you try again.'

/** The `meta` of a mutation. */
export type MutationMessages = {
  /** Spec §8: the text if there is no usable response. */
  networkError?: string | undefined
  /** The second line after a lost response, for mutations that no query can verify. */
  lostResponseAdvice?: string | undefined
  /** The toast after success, unless the server sends a message. Without `success` there is no toast. */
  success?: string | undefined
}

/** The response was lost. The server may have received the request. */
export class UnconfirmedError extends ApiError {
  readonly advice: string

  /** `advice` tells the user what to do now. */
  constructor(advice: string) {
    super('unanswered', advice)
    this.advice = advice
  }
}

export function queryErrorMessage(error: ApiError | null, networkError = NETWORK_ISSUE) {
  if (error?.kind === 'missing') return MISSING_SCRIPT
  return error && (serverMessageOf(error) || networkError)
}

/** Empty if the server sent no message to show. */
export function serverMessageOf({ kind, message }: ApiError): string {
  return ['refused', 'failed', 'limited'].includes(kind) ? message : ''
}

/** Spec §8: the text of the specification is alone in the first line. */
export function failureMessage(error: ApiError, messages: MutationMessages = {}): string {
  const { networkError, lostResponseAdvice } = messages
  if (error.kind === 'unsent') return offlineMessage(networkError)
  const advice = error instanceof UnconfirmedError ? error.advice : lostResponseAdvice
  if (error.kind === 'unanswered' && advice) return `${networkError ?? 'Network issue'}\n${advice}`
  return serverMessageOf(error) || (networkError ?? NETWORK_ISSUE)
}

/** `networkError` is the text of Spec §8 for this request. */
export function offlineMessage(networkError = ''): string {
  return `${networkError}\n${OFFLINE}`.trim()
}
