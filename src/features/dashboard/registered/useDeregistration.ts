import { useState } from 'react'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnRecord } from '@/state/server/record'
import { eventIdOf, useDeregister, type Deregistration } from '@/state/server/registrations'
import { useOwnSession } from '@/state/session'
import { confirmTexts, isSame } from './deregistration'

export function useDeregistration(onDone: (what: Deregistration) => void) {
  const { user } = useOwnSession()
  const { record } = useOwnRecord()
  const email = user.email || (record?.user.email ?? '')
  const [run, , working] = useDeregister({ sfId: user.sfId, email })
  const [asked, setAsked] = useState<Deregistration | null>(null)

  async function confirm() {
    if (!asked) return
    const outcome = await run({ what: asked })
    // After a timeout the question stays open for another try. So does a newer question about something else.
    if (outcome.how === 'done' || outcome.how === 'refused') {
      setAsked((current) => (current && isSame(current, asked) ? null : current))
    }
    if (outcome.how !== 'done') return
    notify.done(outcome.value, confirmTexts(asked).done)
    onDone(asked)
  }

  return {
    asked,
    ask: setAsked,
    confirm,
    isBusy: asked !== null && working.has(eventIdOf(asked)),
    /** The server identifies a user by SF ID and email together: without an email, no solo event can be left. */
    canLeaveSolo: email !== '',
  }
}
