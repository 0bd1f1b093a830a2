import { useCallback, useState } from 'react'
import { notify } from '@/shared/ui/notify'
import { useOwnRecord } from '@/state/ownRecord'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { deregister, wordsFor, type Deregistration } from './deregistration'
import { NETWORK_ISSUE, type RegistrationsState } from './useRegistrations'

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
  const [run, busy] = useAction(call, { offline: NETWORK_ISSUE })
  const [asked, setAsked] = useState<Deregistration | null>(null)

  async function confirm() {
    if (!asked) return
    const { how } = await run(asked)
    // Without an answer the question stays, ready to be sent again.
    if (how === 'offline' || how === 'dropped') return
    setAsked((current) => (current === asked ? null : current))
    if (how === 'done') {
      notify.success(wordsFor(asked).done)
      forget(asked)
      onDone(asked)
    }
    // After a refusal too: somebody else may have changed what is shown here.
    reload()
  }

  return { asked, ask: setAsked, confirm, busy }
}
