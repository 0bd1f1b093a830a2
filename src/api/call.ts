/** Spec §7: a main host, a second host for user and event requests, and the games host. */
export type Host = 'master' | 'userEvents' | 'games'

/** A successful response: its code is 0. The caller reads the other fields. */
export type Reply = Record<string, unknown>

export type Call = {
  host: Host
  path: string
  body?: object
  signal?: AbortSignal | undefined
  /** For requests with a token: the codes of this endpoint that mean "the session has ended". */
  sessionCodes?: readonly number[]
}
