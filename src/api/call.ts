/** A successful response: its code is 0. The caller reads the other fields. */
export type Reply = Record<string, unknown>

export type Call = {
  body?: object
  signal?: AbortSignal | undefined
  /** For requests with a token: the codes of this endpoint that mean "the session has ended". */
  sessionCodes?: readonly number[]
}
