import type { Fault } from '@mocks/faults'

/** Of a read, beside what did not load. */
export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

/** One call of the site: the screen that makes it, and all that is true there when it fails. */
export type Row = {
  path: string
  /** Opens the screen, up to the moment before the press. A read is opened broken, with its "Try again". */
  open: () => Promise<unknown>
  /** The button that sends, or reads again. */
  press: string
  /** Where the user stays; and where, once an answer has closed the modal that asked. */
  at: string
  closedAt?: string
  /** Throws if something that was typed or shown is gone. */
  expectInputKept: () => void
  /** What is said where the server said nothing. */
  failed: string
  /** The second line about a write: it may have arrived all the same. */
  unconfirmed?: string
  /** What the screen says now; toasts by default. */
  messages?: () => string[]
  /** Shown beside the words of a refusal with a code. */
  warning?: (code: number) => string
  /** The codes that are known of this call, and our own words for them where we have some. */
  codes: Record<number, string | null>
  /** Code 0 in a body that is of no use. */
  unusableBodies?: Record<string, Body>
  /** Codes that end the session; absent where nobody needs to be signed in. */
  sessionCodes?: readonly number[]
  /** What is said once a write is found that has arrived without an answer. Without it, only that it may have. */
  applied?: string
  /** What is said of a write that has worked, where the server says nothing; `found` by default. */
  fallbackMessage?: string
  /** Brings back, as a user would, what the specification lets this answer close or empty. */
  reopen?: (trial: Trial) => unknown
}

type Body = Record<string, unknown>

/** `silent`: nothing usable. `broken`: HTTP 5xx with words. `limited`: HTTP 429. `refused`: any other answer. */
export type Trial = {
  name: string
  kind: 'silent' | 'broken' | 'limited' | 'refused'
  fault: Fault
  message: string
  code?: number
}

/** By the endpoint, or by a rate limiter before it. */
export const isResponse = ({ kind }: Trial) => kind === 'refused' || kind === 'limited'
