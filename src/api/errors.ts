/**
 * Why a request gave no result:
 * - `offline`: no usable response (no connection, 15 s timeout, HTML, broken JSON). The screen supplies the message.
 * - `failed`: HTTP 5xx with a message to show. The server decided nothing.
 * - `session`: the session has ended.
 * - `refused`: any other error response, with a message to show.
 * - `cancelled`: we aborted the request. Show nothing.
 */
export type ApiErrorKind = 'offline' | 'failed' | 'session' | 'refused' | 'cancelled'

type Details = { code?: number | undefined; status?: number; timedOut?: boolean }

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The code in the response (Spec §8), if there was a response. */
  readonly code: number | undefined
  /** HTTP 429: a rate limiter rejected the request before the endpoint saw it. */
  readonly isRateLimit: boolean
  /** `offline` only: sent, but no response within 15 s. A write may still have reached the server. */
  readonly timedOut: boolean

  constructor(
    kind: ApiErrorKind,
    message: string,
    { code, status, timedOut = false }: Details = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
    this.isRateLimit = status === TOO_MANY_REQUESTS
    this.timedOut = timedOut
  }
}

export const TOO_MANY_REQUESTS = 429

/** Whether the endpoint itself refused with this code. The code of a rate limiter has no meaning. */
export function isRefusal(error: unknown, code: number): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return false
  return error.code === code && !error.isRateLimit
}
