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
  confirmTexts,
  type Deregistration,
} from './deregistration'

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
    // After a timeout the question stays open for another try. So does a newer question about something else.
    if (outcome.how !== 'unknown') {
      setAsked((current) => (current && isSame(current, asked) ? null : current))
    }
    if (outcome.how === 'done') {
      notify.done(outcome.value, confirmTexts(asked).done)
      forget(asked)
      onDone(asked)
    }
    // Also after a refusal: somebody else may have changed the list. A request without a response may still arrive.
    reload()
  }

  return {
    asked,
    ask: setAsked,
    confirm,
    isBusy: asked !== null && working.has(eventIdOf(asked)),
    /** The server identifies a user by SF-ID and email together: without an email, no solo event can be left. */
    canLeaveSolo: email !== '',
  }
}
