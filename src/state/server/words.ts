import type { ApiError } from '@/api/errors'
import type { Outcome } from '@/api/outcome'
import { textOf } from '@/shared/lib/unknown'
import { notify } from '@/shared/ui/toast/notify'
import type { Action } from './action'

/** For a request without a usable answer, where the specification has no words of its own. */
const NETWORK_ISSUE = 'Network issue. Check your connection and try again.'

const OFFLINE = 'You are offline. Nothing was sent. Try again when you have a signal.'
const CHECKING = 'It may have arrived. We are checking.'
const HAS_NOT_ARRIVED = 'It has not arrived yet. You can try again.'
const MAY_HAVE_ARRIVED = 'It may have arrived. Please check before you try again.'

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

export function tellOutcome<Input>(
  outcome: Outcome,
  action: Pick<Action<Input>, 'name' | 'failed' | 'unknown' | 'done'>,
  input: Input,
) {
  const { failed, unknown, done } = action
  if (outcome.how === 'done')
    return tellDone(outcome.value, typeof done === 'function' ? done(input) : done)
  if (outcome.how === 'unanswered')
    return tellUnknown(action, unknown ?? (outcome.isMissing ? HAS_NOT_ARRIVED : MAY_HAVE_ARRIVED))
  const said = serverMessageOf(outcome)
  if (!said && !navigator.onLine) return tellOffline(failed)
  notify.error(said || (failed ?? NETWORK_ISSUE))
}

function tellDone(value: unknown, own?: string) {
  if (own) notify.done(textOf(value), own)
}

/** Until what the write changes has been read again. */
export const tellChecking = (action: Named) => tellUnknown(action, CHECKING, Infinity)

/** Takes the message about an unknown outcome away. */
export const endDoubt = ({ name }: Named) => notify.remove(name)

type Named = Pick<Action<never>, 'name' | 'failed'>

/** The text of Spec §8 stands alone in the first line. */
function tellUnknown({ name, failed = 'Network issue' }: Named, second: string, duration?: number) {
  if (second === '') notify.error(failed)
  else notify.warn(`${failed}\n${second}`, { id: name, duration })
}

/** For a write without a network: the text of Spec §8 for this request, and that nothing was sent. */
export function tellOffline(quoted = '') {
  notify.error(`${quoted}\n${OFFLINE}`.trim(), { id: OFFLINE })
}
