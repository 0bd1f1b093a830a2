import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { Action } from '@/state/server/action'
import { useAction } from '@/state/server/useAction'

/** A write that the user confirms first. If Browser Back closes the modal below (`isOpen`), the question closes, too. */
export function useQuestion<Input, T>(
  action: Action<Input, string, T>,
  { isOpen, onDone }: { isOpen: boolean; onDone: (what: Input, said: string) => void },
) {
  const [run, , isBusyWith] = useAction(action)
  const [asked, ask] = useState<Input | null>(null)
  if (!isOpen && asked !== null) ask(null)

  async function confirm(what: Input) {
    const outcome = await run(what)
    const { how } = outcome
    // Where the outcome is unknown it stays open for another try. So does a newer question about something else.
    const isAnswered = how === 'done' || how === 'refused'
    if (isAnswered) ask((now) => (hashKey([now]) === hashKey([what]) ? null : now))
    if (outcome.how === 'done') onDone(what, outcome.value ?? '')
  }
  const isBusy = asked !== null && isBusyWith(asked)
  const modal = {
    open: asked !== null,
    onConfirm: () => void (asked !== null && confirm(asked)),
    onClose: () => ask(null),
  }
  return { asked, ask, isBusy, isBusyWith, modal }
}
