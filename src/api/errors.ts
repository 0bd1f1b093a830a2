/**
 * Why a call gave nothing:
 * - `offline`: no usable answer (no connection, 15 s of silence, HTML, broken JSON). The screen owns the words.
 * - `failed`: HTTP 5xx with words: the server broke down, and decided nothing. `message` is its own, ready to show.
 * - `session`: the codes by which this endpoint says that the session has ended.
 * - `refused`: any other answer; `message` is the server's, ready to show.
 * - `cancelled`: we stopped asking. Nobody needs to know.
 */
export type ApiErrorKind = 'offline' | 'failed' | 'session' | 'refused' | 'cancelled'

type Details = { code?: number | undefined; status?: number; timedOut?: boolean }

/** The one class that the api layer throws. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The answer's own code (Spec §8), where there was an answer. */
  readonly code: number | undefined
  /** HTTP 429: a rate limiter sent the call back before the endpoint looked at it. */
  readonly isRateLimit: boolean
  /** `offline` only: the request was sent, and 15 s passed without an answer. A write may have arrived all the same. */
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

/** Did the endpoint itself refuse with this code? The code of a rate limiter means nothing. */
export function isRefusal(error: unknown, code: number): error is ApiError {
  if (!(error instanceof ApiError) || error.kind !== 'refused') return false
  return error.code === code && !error.isRateLimit
}
