import { useState } from 'react'
import { useAction, type Action } from '@/state/server/useAction'

type Options<Input> = {
  /** Browser Back may close the modal under an open question; the question must not be there next time. */
  isOpen: boolean
  onDone: (what: Input) => void
}

/** A write that is asked about first. */
export function useQuestion<Input, T>(
  action: Action<Input, string, T>,
  { isOpen, onDone }: Options<Input>,
) {
  const [run, , working] = useAction(action)
  const [asked, ask] = useState<Input | null>(null)
  if (!isOpen && asked !== null) ask(null)
  const isBusyWith = (what: Input) => working.has(action.keyOf?.(what))

  async function confirm() {
    if (asked === null) return
    const { how } = await run(asked)
    // Where the outcome is unknown it stays open for another try. So does a newer question about something else.
    if (how === 'done' || how === 'refused') ask((now) => (isSame(now, asked) ? null : now))
    if (how === 'done') onDone(asked)
  }

  return {
    asked,
    ask,
    isBusy: asked !== null && isBusyWith(asked),
    isBusyWith,
    confirm: () => void confirm(),
    cancel: () => ask(null),
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
