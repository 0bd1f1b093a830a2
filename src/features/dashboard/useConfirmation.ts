import { useState } from 'react'
import { ApiError } from '@/api/errors'

type Options<Input> = {
  /** Whether the modal below is open. When Back closes it, the question closes too. */
  isOpen: boolean
  /** Identifies what the question is about. The same question can come again as a new object. */
  keyOf: (input: Input) => string
}

export function useConfirmation<Input>({ isOpen, keyOf }: Options<Input>) {
  const [pending, ask] = useState<Input | null>(null)
  if (!isOpen && pending !== null) ask(null)

  /** Closes the question when the server has accepted or refused. A newer question about something else stays open. */
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
      // After any other failure the question stays open, so that the user can retry.
      if (error.kind === 'refused') close()
    }
  }

  return { pending, ask, confirm }
}

type OnDone<Input> = (input: Input, message: string) => void
