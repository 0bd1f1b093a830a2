import { ApiError } from '@/api/errors'
import { notify } from '@/shared/ui/toast/notify'

/** For a request without a usable answer, where the specification has no words of its own. */
const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'
const CHECKING = 'It may have arrived. We are checking.'
const HAS_NOT_ARRIVED = 'It has not arrived yet. You can try again.'
const NOT_KNOWN = 'It may have arrived. Please check before you try again.'

/** What users read about a write. */
export type Words<Input> = {
  /** For no usable answer (Spec §8). */
  failed?: string
  /** The second line where it may have arrived, but nothing can be looked up; empty: then nothing has changed. */
  unknown?: string
  /** Our own words for a code of refusal, where the specification has some. All others say what the server says. */
  refused?: Readonly<Record<number, string>>
  /** For success, where the server says nothing. Absent: the screen speaks. */
  done?: string | ((input: Input) => string)
}

/** How a write ended. If users have to know about it, a message was shown, except for a `done` without words. */
export type Outcome<Output = unknown> =
  /** Without a value, it was found in what was read again. */
  | { how: 'done'; value?: Output }
  | { how: 'refused'; error: ApiError }
  /** It was not done. `said` is the server's message, if any. */
  | { how: 'failed'; said: string }
  /** It may have arrived, but a look did not show it. */
  | { how: 'unknown' }
  /** The session changed, or the same write is still under way. */
  | { how: 'dropped' }

/** What a failed call says about the write. */
export function failureOf(error: unknown, refused: Words<never>['refused'] = {}) {
  if (!(error instanceof ApiError)) throw error
  const { kind, code, isRateLimit, message } = error
  if (kind === 'session') return { how: 'expired' } as const
  if (kind === 'unanswered') return { how: 'unknown' } as const
  if (kind !== 'refused') return { how: 'failed', said: kind === 'failed' ? message : '' } as const
  // A rate limiter's code has no meaning.
  const own = code === undefined || isRateLimit ? undefined : refused[code]
  return { how: 'refused', error: own ? new ApiError(kind, own, { code }) : error } as const
}

/** The message for a failed read: the server's own, if it sent one. */
export function problemOf(error: ApiError | null): string | null {
  if (error?.kind === 'unsent' || error?.kind === 'unanswered') return NETWORK_ISSUE
  return error?.kind === 'refused' || error?.kind === 'failed' ? error.message : null
}

/** The server's message, or empty. For forms that keep it visible. */
export function serverMessageOf(outcome: Outcome): string {
  if (outcome.how === 'refused') return outcome.error.message
  return outcome.how === 'failed' ? outcome.said : ''
}

/** `isMissing`: what was read again does not show it. */
export function tellOutcome<Input>(
  outcome: Outcome,
  words: Words<Input>,
  { input, isMissing }: { input: Input; isMissing: boolean },
) {
  const { failed, done, unknown = isMissing ? HAS_NOT_ARRIVED : NOT_KNOWN } = words
  if (outcome.how === 'unknown') return tellUnknown(failed, unknown)
  if (outcome.how !== 'done') return tellFailure(outcome, failed)
  const own = typeof done === 'function' ? done(input) : done
  if (own) notify.done(typeof outcome.value === 'string' ? outcome.value : '', own)
}

function tellFailure(outcome: Outcome, failed: string | undefined) {
  if (outcome.how !== 'failed' && outcome.how !== 'refused') return
  const said = serverMessageOf(outcome)
  if (said || navigator.onLine) notify.error(said || (failed ?? NETWORK_ISSUE))
  else tellOffline(failed)
}

/** Until what the write changes has been read again. Returns the undo. */
export function tellChecking({ failed }: Words<never>): () => void {
  tellUnknown(failed, CHECKING, { id: CHECKING, duration: Infinity })
  return () => notify.dismiss(CHECKING)
}

function tellUnknown(quoted = 'Network issue', second: string, options?: Options) {
  if (second === '') notify.error(quoted)
  else notify.warn(<Lines lines={[quoted, second]} />, { id: quoted + second, ...options })
}

type Options = { id: string; duration: number }

/** For a write without a network: the text of Spec §8 for this request, and that nothing was sent. */
export function tellOffline(quoted?: string) {
  if (quoted === undefined) notify.error(OFFLINE)
  else notify.error(<Lines lines={[quoted, OFFLINE]} />, { id: OFFLINE })
}

/** The text of Spec §8 stands alone in the first line. */
function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
