import type { Fault } from '@mocks/faults'

/** The error of a query, shown where its data would be. */
export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** One call of the site: the screen that makes it, and what the screen shows when it fails. */
export type Row = {
  path: string
  /** Opens the screen, ready to press. A query is opened in its error state, with "Try again". */
  open: () => Promise<unknown>
  /** The button that sends, or refetches. */
  press: string
  /** Where the user stays, and where after a response has closed the modal. */
  at: string
  closedAt?: string
  /** Throws if something that was typed or shown is gone. */
  expectInputKept: () => void
  /** The message when the server sends none. */
  failed: string
  /** The second line of an unconfirmed mutation: it may have arrived. */
  unconfirmed?: string
  /** The messages on the screen; toasts by default. */
  messages?: () => string[]
  /** Shown beside the message of a rejection with a code. */
  warning?: (code: number) => string
  /** One documented code of this call, and those for which we have a message of our own. */
  codes: Record<number, string | null>
  /** Codes that end the session; absent where nobody needs to be signed in. */
  sessionCodes?: readonly number[]
  /** The message when a refetch shows that an unconfirmed mutation took effect. Without it, it stays unconfirmed. */
  applied?: string
  /** The success message when the server sends none; `applied` by default. */
  fallbackMessage?: string
  /** How long the site waits for a response; 15 s by default. */
  timeoutMs?: number
  /** Meets every kind of fault: one mutation and one query, because all calls share their handling. */
  isRepresentative?: true
  /** Restores, as a user would, what the specification lets this response close or empty. */
  reopen?: (trial: Trial) => unknown
}

export type Trial = {
  name: string
  /** `silent`: nothing usable. `broken`: HTTP 5xx with a message. `limited`: HTTP 429. `refused`: any other. */
  kind: 'silent' | 'broken' | 'limited' | 'refused'
  fault: Fault
  message: string
  code?: number
}

/** By the endpoint itself, not by a rate limiter before it. */
export const isRefused = ({ kind }: Trial) => kind === 'refused'
