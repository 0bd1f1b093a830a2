/**
 * Why a request gave no result:
 * - `unsent`: it never left the browser. The screen supplies the message, here and for the next kind.
 * - `unanswered`: sent, but no usable response (no connection, 15 s timeout, HTML, broken JSON). It may have arrived.
 * - `failed`: HTTP 5xx with a message to show. The server decided nothing.
 * - `session`: the session has ended.
 * - `refused`: any other error response, with a message to show.
 * - `cancelled`: nobody needs the result: we aborted the request, it is pending already, or the session has changed. Show
 *   nothing.
 */
type Kind = 'unsent' | 'unanswered' | 'failed' | 'session' | 'refused' | 'cancelled'

type Details = { code?: number | undefined; status?: number }

export class ApiError extends Error {
  readonly kind: Kind
  /** The code in the response (Spec §8), if there was a response. */
  readonly code: number | undefined
  /** HTTP 429: a rate limiter rejected the request before the endpoint saw it. */
  readonly isRateLimit: boolean

  constructor(kind: Kind, message: string, { code, status }: Details = {}) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.isRateLimit = status === TOO_MANY_REQUESTS
  }
}

export const TOO_MANY_REQUESTS = 429

/** Whether the endpoint itself refused with this code. The code of a rate limiter has no meaning. */
export function isRefusal(error: unknown, code: number): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return false
  return error.code === code && !error.isRateLimit
}
