import { useState } from 'react'
import { ApiError } from '@/api/errors'

/** A change that the user confirms first. If Browser Back closes the modal below (`isOpen`), the question closes, too. */
export function useQuestion<Input>({ isOpen }: { isOpen: boolean }) {
  const [pending, ask] = useState<Input | null>(null)
  if (!isOpen && pending !== null) ask(null)

  /** Closes the question once the server has decided. A newer question about something else stays open. */
  async function confirm(send: (what: Input) => Promise<string>, onDone: OnDone<Input>) {
    if (pending === null) return
    const close = () => ask((now) => (now === pending ? null : now))
    try {
      const message = await send(pending)
      close()
      onDone(pending, message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // After any other failure it stays open, so that the user can try again.
      if (error.kind === 'refused') close()
    }
  }

  return { pending, ask, confirm }
}

type OnDone<Input> = (what: Input, message: string) => void
