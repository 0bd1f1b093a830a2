import { ApiError } from '@/api/errors'
import { notify } from '@/shared/ui/toast/notify'

/** For a request without a usable answer, where the specification has no words of its own. */
const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'
const CHECKING = 'It may have arrived. We are checking.'
const HAS_NOT_ARRIVED = 'It has not arrived yet. You can try again.'
const MAY_HAVE_ARRIVED = 'It may have arrived. Please check before you try again.'

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
  /** `unanswered`: it may have arrived, but a look did not show it. */
  | { how: ApiError['kind']; error: ApiError }
  /** The session changed, or the same write is still in progress. */
  | { how: 'dropped' }

/** What a failed call says about the write. */
export function failureOf(error: unknown, { refused = {} }: Words<never>) {
  if (!(error instanceof ApiError)) throw error
  const { kind, code, isRateLimit } = error
  // A rate limiter's code has no meaning.
  const own = kind === 'refused' && code !== undefined && !isRateLimit && refused[code]
  return { how: kind, error: own ? new ApiError(kind, own, { code }) : error }
}

/** The message for a failed read: the server's own, if it sent one. */
export function problemOf(error: ApiError | null): string | null {
  return error && (wordsOf(error) || NETWORK_ISSUE)
}

/** The server's message, or empty. For forms that keep it visible. */
export function serverMessageOf(outcome: Outcome): string {
  return 'error' in outcome ? wordsOf(outcome.error) : ''
}

function wordsOf({ kind, message }: ApiError): string {
  return kind === 'refused' || kind === 'failed' ? message : ''
}

/** `isMissing`: what was read again does not show it. */
export function tellOutcome<Input>(
  outcome: Outcome,
  words: Words<Input>,
  { input, isMissing }: { input: Input; isMissing: boolean },
) {
  const { failed, done, unknown = isMissing ? HAS_NOT_ARRIVED : MAY_HAVE_ARRIVED } = words
  if (outcome.how === 'unanswered') return tellUnknown(failed, unknown)
  if (outcome.how === 'done')
    return tellDone(outcome.value, typeof done === 'function' ? done(input) : done)
  const said = serverMessageOf(outcome) || (navigator.onLine && (failed ?? NETWORK_ISSUE))
  if (said) notify.error(said)
  else tellOffline(failed)
}

function tellDone(value: unknown, own: string | undefined) {
  if (own) notify.done(typeof value === 'string' ? value : '', own)
}

/** Until what the write changes has been read again. Returns the undo. */
export function tellChecking({ failed }: Words<never>): () => void {
  tellUnknown(failed, CHECKING, { id: CHECKING, duration: Infinity })
  return () => notify.dismiss(CHECKING)
}

function tellUnknown(quoted = 'Network issue', second: string, options?: object) {
  if (second === '') notify.error(quoted)
  else notify.warn(inLines(quoted, second), { id: quoted + second, ...options })
}

/** For a write without a network: the text of Spec §8 for this request, and that nothing was sent. */
export function tellOffline(quoted = '') {
  notify.error(inLines(quoted, OFFLINE), { id: OFFLINE })
}

/** The text of Spec §8 stands alone in the first line. */
function inLines(quoted: string, second: string) {
  return (
    <>
      {quoted && <p>{quoted}</p>}
      <p>{second}</p>
    </>
  )
}
