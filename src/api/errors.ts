/**
 * Why a call gave nothing:
 * - `offline`: no usable answer (no connection, 15 s of silence, HTML, broken JSON). The screen owns the words.
 * - `session`: the codes by which this endpoint says that the session has ended.
 * - `refused`: any other answer; `message` is the server's, ready to show.
 * - `cancelled`: we stopped asking. Nobody needs to know.
 */
export type ApiErrorKind = 'offline' | 'session' | 'refused' | 'cancelled'

/** The one class that the api layer throws. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The answer's own code (Spec §8), where there was an answer. */
  readonly code: number | undefined

  constructor(kind: ApiErrorKind, message: string, code?: number) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.code = code
  }
}
