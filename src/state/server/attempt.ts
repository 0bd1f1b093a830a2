import type { ApiError } from '@/api/errors'
import type { Outcome } from './words'

export type Sent<Output> = Outcome<Output> | { how: 'expired' }

type Write<Output> = {
  send: () => Promise<Sent<Output>>
  /** Whether it shows in what it changes, read again; `undefined`: not known. */
  look: (() => Promise<boolean | undefined>) | undefined
  /** An earlier attempt may have arrived. */
  isRepeat: boolean
  /** Whether the refusal of a repeated write says that the first one has arrived. */
  saysArrived: ((error: ApiError) => boolean) | undefined
}

/** Sends a write once, and looks for it if its answer is lost. `isThere`: what the look has shown, if there was one. */
export async function attempt<Output>(write: Write<Output>): Promise<End<Output>> {
  const { send, look, isRepeat } = write
  const isThere = isRepeat && look ? await look() : false
  if (isThere !== false) return { outcome: isThere ? DONE : { how: 'unknown' }, isThere }
  const sent = await send()
  const isInDoubt = sent.how === 'unknown' || (isRepeat && sent.how === 'refused')
  return isInDoubt ? lookFor(sent, write) : { outcome: sent }
}

type End<Output> = { outcome: Sent<Output>; isThere?: boolean | undefined }

const DONE = { how: 'done' } as const

async function lookFor<Output>(sent: Sent<Output>, { look, saysArrived }: Write<Output>) {
  if (sent.how === 'refused' && saysArrived?.(sent.error)) return { outcome: DONE }
  const isThere = await look?.()
  return { outcome: isThere ? DONE : sent, isThere }
}
