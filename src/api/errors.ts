/**
 * Why a request gave no result:
 * - `unsent`: the browser is offline. The request was not sent.
 * - `missing`: the script that sends requests did not load. The request was not sent, and only a reload helps.
 * - `unanswered`: no usable response (no connection, timeout, HTML, broken JSON). The server may have received the request.
 * - `failed`: HTTP 5xx with a message to show. The server has decided nothing.
 * - `limited`: HTTP 429. A rate limiter rejected the request.
 * - `session`: the session has ended.
 * - `refused`: any other error response, with a message to show.
 * - `cancelled`: the request was aborted, is pending already, or belongs to an earlier session. Show nothing.
 */
type Kind =
  'unsent' | 'missing' | 'unanswered' | 'failed' | 'limited' | 'session' | 'refused' | 'cancelled'

type Details = { code?: number | undefined; hasTimedOut?: boolean; speaksOfSession?: boolean }

export class ApiError extends Error {
  readonly kind: Kind
  /** Spec §8: the code in the response. */
  readonly code: number | undefined
  /** For `unanswered`: the user has waited long already, so a retry is not wanted. */
  readonly hasTimedOut: boolean
  /** For `refused`: the message mentions the session. A fetch of the profile tells whether the session has ended. */
  readonly speaksOfSession: boolean

  constructor(kind: Kind, message: string, details: Details = {}) {
    const { code, hasTimedOut = false, speaksOfSession = false } = details
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.hasTimedOut = hasTimedOut
    this.speaksOfSession = speaksOfSession
  }
}

export function isRefusal(error: unknown, code: number): error is ApiError {
  return error instanceof ApiError && error.kind === 'refused' && error.code === code
}
