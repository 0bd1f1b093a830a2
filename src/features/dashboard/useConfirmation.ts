import { useState } from 'react'
import { ApiError } from '@/api/errors'

type Options<Input> = {
  /** If Browser Back closes the modal below, the question closes, too. */
  isOpen: boolean
  /** What the question is about. The same question can be asked again, with a new object. */
  keyOf: (input: Input) => string
}

/** A change that the user confirms first. */
export function useConfirmation<Input>({ isOpen, keyOf }: Options<Input>) {
  const [pending, ask] = useState<Input | null>(null)
  if (!isOpen && pending !== null) ask(null)

  /** Closes the question once the server has decided. A newer question about something else stays open. */
  async function confirm(send: (input: Input) => Promise<string>, onDone?: OnDone<Input>) {
    if (pending === null) return
    const key = keyOf(pending)
    const close = () => ask((now) => (now && keyOf(now) === key ? null : now))
    try {
      const message = await send(pending)
      close()
      onDone?.(pending, message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // After any other failure it stays open, so that the user can try again.
      if (error.kind === 'refused') close()
    }
  }

  return { pending, ask, confirm }
}

type OnDone<Input> = (input: Input, message: string) => void
