/**
 * Why a request gave no result:
 * - `unsent`: it never left the browser, because that is offline.
 * - `missing`: neither, because the site's own script for requests did not load. Only a reload helps.
 * - `unanswered`: sent, but no usable response (no connection, timeout, HTML, broken JSON). It may have arrived.
 * - `failed`: HTTP 5xx with a message to show. The server decided nothing.
 * - `limited`: HTTP 429. A rate limiter rejected it before the endpoint saw it.
 * - `session`: the session has ended.
 * - `refused`: any other error response, with a message to show.
 * - `cancelled`: nobody needs the result: we aborted the request, it is pending already, or the session has changed. Show
 *   nothing.
 */
type Kind =
  'unsent' | 'missing' | 'unanswered' | 'failed' | 'limited' | 'session' | 'refused' | 'cancelled'

type Details = { code?: number | undefined; hasTimedOut?: boolean; speaksOfSession?: boolean }

export class ApiError extends Error {
  readonly kind: Kind
  /** The code in the response (Spec §8), if there was a response. */
  readonly code: number | undefined
  /** Of `unanswered`: nothing came for so long that another attempt would only keep the user waiting. */
  readonly hasTimedOut: boolean
  /** Of `refused`: the message has words that end a session, among others. Only the profile can tell. */
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

/** Whether the endpoint refused with this code. */
export function isRefusal(error: unknown, code: number): error is ApiError {
  return error instanceof ApiError && error.kind === 'refused' && error.code === code
}
