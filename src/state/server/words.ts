import type { ApiError } from '@/api/errors'
import type { Outcome } from '@/api/outcome'
import { isOffline } from '@/shared/lib/offline'
import { textOf } from '@/shared/lib/unknown'
import { notify } from '@/shared/ui/toast/notify'
import type { Action } from './action'

/** For a request without a usable answer, where the specification has no words of its own. */
const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'

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

type Words = Pick<Action<never>, 'name' | 'failed' | 'unknown' | 'done'>

export function tellOutcome(outcome: Outcome, words: Words) {
  const { failed, unknown, done } = words
  if (outcome.how === 'done') return done && notify.done(textOf(outcome.value), done)
  if (outcome.how === 'unanswered') {
    const notArrived = 'It has not arrived yet. You can try again.'
    const notKnown = 'It may have arrived. Please check before you try again.'
    return tellUnknown(words, unknown ?? (outcome.isMissing ? notArrived : notKnown))
  }
  const said = serverMessageOf(outcome)
  if (outcome.how === 'unsent' && isOffline()) return tellOffline(failed)
  return notify.error(said || (failed ?? NETWORK_ISSUE))
}

/** Until what the write changes has been read again. */
export const tellChecking = (words: Words) =>
  tellUnknown(words, 'It may have arrived. We are checking.', Infinity)

/** Takes the message about an unknown outcome away. */
export const endDoubt = ({ name }: Words) => notify.remove(name)

/** The text of Spec §8 stands alone in the first line. */
function tellUnknown({ name, failed = 'Network issue' }: Words, second: string, duration?: number) {
  if (second === '') return notify.error(failed)
  return notify.warn(`${failed}\n${second}`, { id: name, duration })
}

/** For a write without a network: the text of Spec §8 for this request, and that nothing was sent. */
export function tellOffline(quoted = '') {
  return notify.error(`${quoted}\n${OFFLINE}`.trim(), { id: OFFLINE })
}
