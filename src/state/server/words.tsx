import { ApiError } from '@/api/errors'
import { notify } from '@/shared/ui/toast/notify'

/** For a request without a usable answer, where the specification has no words of its own. */
export const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'
const MAY_HAVE_ARRIVED = 'No answer in time. Your request may have arrived anyway.'
const CHECKING = `${MAY_HAVE_ARRIVED} Checking…`
const NOT_KNOWN = `${MAY_HAVE_ARRIVED} Please check before you try again.`
const HAS_NOT_ARRIVED = 'No answer in time. Your request has not arrived yet. You can try again.'

/** What users read about a write that did not succeed. */
export type Words = {
  /** For no usable answer (Spec §8). */
  failed: string
  /** Our own words for a code of refusal, where the specification has some. All others say what the server says. */
  refused?: Readonly<Record<number, string>>
  /** For a timeout after which nothing can be looked up. */
  unknown?: string
}

/** How a write ended. If users have to know about it, a message was shown, except for `done`. */
export type Outcome<Output> =
  | { how: 'done'; value: Output }
  | { how: 'refused'; error: ApiError }
  /** No usable answer, or HTTP 5xx: then `said` is the server's message, if any. */
  | { how: 'failed'; said: string }
  /** It may have reached the server, but a look did not show it. */
  | { how: 'unknown' }
  /** The session changed, or the same write is still under way. */
  | { how: 'dropped' }

/** What a failed call says about the write. Whatever may have arrived all the same is `unknown`. */
export function failureOf(error: unknown) {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'session') return { how: 'expired' } as const
  if (error.kind === 'refused') return { how: 'refused', error } as const
  if (error.timedOut) return { how: 'unknown' } as const
  return { how: 'failed', said: error.kind === 'failed' ? error.message : '' } as const
}

/** The message for a failed read: the server's own, if it sent one. */
export function problemOf(error: ApiError | null | undefined): string | null {
  if (error?.kind === 'offline') return NETWORK_ISSUE
  return error?.kind === 'refused' || error?.kind === 'failed' ? error.message : null
}

/** The server's message, or empty. For forms that keep it visible. */
export function serverMessageOf(outcome: Outcome<unknown>): string {
  if (outcome.how === 'refused') return outcome.error.message
  return outcome.how === 'failed' ? outcome.said : ''
}

/** `wasOffline`: before the call. A request that lost its network on the way may have arrived. */
export function tellOutcome<Output>(sent: Outcome<Output>, words: Words, wasOffline: boolean) {
  const outcome = withOwnWords(sent, words)
  const said = serverMessageOf(outcome)
  if (outcome.how === 'unknown') notify.warn(words.unknown ?? NOT_KNOWN)
  else if (outcome.how === 'failed' && wasOffline && !said) tellOffline(words.failed)
  else if (outcome.how === 'failed' || outcome.how === 'refused') notify.error(said || words.failed)
  return outcome
}

/** A rate limiter's code has no meaning. */
function withOwnWords<Output>(outcome: Outcome<Output>, { refused }: Words): Outcome<Output> {
  if (outcome.how !== 'refused') return outcome
  const { code, isRateLimit } = outcome.error
  const own = code === undefined || isRateLimit ? undefined : refused?.[code]
  return own ? { how: 'refused', error: new ApiError('refused', own, { code }) } : outcome
}

/** Of a write whose outcome is unknown: says so, waits for the look, and says what it found. */
export async function tellLookUp<Output>(
  look: Promise<Outcome<Output | undefined>>,
): Promise<Outcome<Output>> {
  notify.warn(CHECKING, { duration: Infinity })
  const found = await look.finally(() => notify.dismiss(CHECKING))
  if (found.how === 'dropped') return found
  if (found.how === 'done' && found.value !== undefined) return { how: 'done', value: found.value }
  notify.warn(found.how === 'done' ? HAS_NOT_ARRIVED : NOT_KNOWN)
  return { how: 'unknown' }
}

/** For a write without a network: the text of Spec §8 for this request, and that nothing was sent. */
export function tellOffline(quoted = NETWORK_ISSUE) {
  if (quoted === NETWORK_ISSUE) return notify.error(OFFLINE)
  return notify.error(
    <>
      <p>{quoted}</p>
      <p>{OFFLINE}</p>
    </>,
    { id: OFFLINE },
  )
}
