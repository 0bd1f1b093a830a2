import { useState } from 'react'
import type { Complaint } from '@/api/complaints'
import { notify } from '@/shared/ui/toast/notify'
import { useCancelComplaint } from '@/state/server/complaints'

export function useCancelling(onDone: () => void) {
  const [run, , working] = useCancelComplaint()
  const [asked, setAsked] = useState<Complaint | null>(null)

  async function confirm() {
    if (!asked) return
    const outcome = await run({ id: asked.id })
    // After a timeout the question stays open, so that the user can send it again.
    if (outcome.how === 'refused' || outcome.how === 'done') {
      setAsked((current) => (current?.id === asked.id ? null : current))
    }
    if (outcome.how !== 'done') return
    notify.done(outcome.value, 'Complaint cancelled')
    onDone()
  }

  return { asked, ask: setAsked, confirm, isBusyWith: (id: number) => working.has(id) }
}

export type Cancelling = ReturnType<typeof useCancelling>
