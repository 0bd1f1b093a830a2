import { useState } from 'react'
import { ApiError } from '@/api/errors'

/** A change that the user confirms first. If Browser Back closes the modal below (`isOpen`), the question closes, too. */
export function useQuestion<Input>({ isOpen }: { isOpen: boolean }) {
  const [asked, ask] = useState<Input | null>(null)
  if (!isOpen && asked !== null) ask(null)

  /** Closes the question once the server has decided. A newer question about something else stays open. */
  async function confirm(send: (what: Input) => Promise<string>, onDone: OnDone<Input>) {
    if (asked === null) return
    const close = () => ask((now) => (now === asked ? null : now))
    try {
      const message = await send(asked)
      close()
      onDone(asked, message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // After any other failure it stays open, so that the user can try again.
      if (error.kind === 'refused') close()
    }
  }

  return { asked, ask, confirm }
}

type OnDone<Input> = (what: Input, message: string) => void
