import { useCallback, useState } from 'react'
import { getRegisteredEvents } from '@/api/events'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnRecord } from '@/state/ownRecord'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '@/state/problem'
import type { RegistrationsState } from '../useRegistrations'
import {
  deregister,
  eventIdOf,
  isGone,
  isSame,
  wordsFor,
  type Deregistration,
} from './deregistration'

/** Gives something up: asks once, sends it once, and brings the list up to date. */
export function useDeregistration(
  { reload, forget }: RegistrationsState,
  onDone: (what: Deregistration) => void,
) {
  const { token, user } = useOwnSession()
  const { record } = useOwnRecord()
  const { sfId } = user
  const email = user.email || (record?.user.email ?? '')
  const call = useCallback(
    (what: Deregistration) => deregister({ token, self: { sfId, email }, what }),
    [token, sfId, email],
  )
  const [run, , working] = useAction(call, {
    offline: NETWORK_ISSUE,
    recover: async (what) => (isGone(await getRegisteredEvents({ token }), what) ? '' : undefined),
    keyOf: eventIdOf,
  })
  const [asked, setAsked] = useState<Deregistration | null>(null)

  async function confirm() {
    if (!asked) return
    const outcome = await run(asked)
    if (outcome.how === 'offline' || outcome.how === 'dropped') return
    // Without an answer the question stays, ready to be sent again. It may have been put away and asked again
    // meanwhile; a question about something else stays.
    if (outcome.how !== 'unknown') {
      setAsked((current) => (current && isSame(current, asked) ? null : current))
    }
    if (outcome.how === 'done') {
      notify.done(outcome.value, wordsFor(asked).done)
      forget(asked)
      onDone(asked)
    }
    // After a refusal too: somebody else may have changed what is shown here. And what got no answer may still arrive.
    reload()
  }

  return {
    asked,
    ask: setAsked,
    confirm,
    /** What is asked about is being given up at this moment. */
    isBusy: asked !== null && working.has(eventIdOf(asked)),
    /** The server knows a person by SF id and mail together: without a mail no solo event can be left here. */
    canLeaveSolo: email !== '',
  }
}
