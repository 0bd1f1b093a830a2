import { replaceEqualDeep } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { Own } from './own'
import { failureOf, type Outcome, type Words } from './words'

/** A write. If it `changes` something, every screen that shows that has it, and a lost answer is looked up. */
export type Action<Input, Output = string, T = unknown> = Words<Input> & {
  name: string
  call: (input: Input, token: string) => Promise<Output>
  /** Writes with different keys may run at once. */
  keyOf?: (input: Input) => string | number
  changes?: Own<T>
  /** That is all there is to know: only screens that open later read it again. */
  isLocal?: boolean
  /** What is known right after it. `null`: nothing of what was known still counts. */
  change?: ((now: T, input: Input) => T) | null
  /** Whether it is in what was read now; `change` tells, too. `before`: what was known before the first attempt. */
  hasArrived?: (now: T, input: Input, before: T | undefined) => boolean
  /** Whether the refusal of a second attempt says that the first one has arrived. */
  saysArrived?: (error: ApiError) => boolean
}

export function send<Input, Output, T>(
  action: Action<Input, Output, T>,
  input: Input,
  token: string,
): Promise<Outcome<Output>> {
  const failed = (error: unknown) => failureOf(error, action)
  return action.call(input, token).then((value) => ({ how: 'done', value }), failed)
}

export function isIn<Input, Output, T>(
  { hasArrived, change }: Action<Input, Output, T>,
  now: T,
  input: Input,
  before: T | undefined,
) {
  if (hasArrived) return hasArrived(now, input, before)
  return Boolean(change && replaceEqualDeep(now, change(now, input)) === now)
}

type Write<Output> = Pick<Action<never>, 'saysArrived'> & {
  send: () => Promise<Outcome<Output>>
  /** Whether it shows in what it changes, read again; `undefined`: not known. */
  look: () => Promise<boolean | undefined>
  /** An earlier attempt may have arrived. */
  isRepeat: boolean
}

type End<Output> = { outcome: Outcome<Output>; isThere?: boolean | undefined }

const UNKNOWN = { how: 'unanswered', error: new ApiError('unanswered', 'Not known') } as const

/** Sends a write once, and looks for it if its answer is lost. `isThere`: what a look has shown, if there was one. */
export async function attempt<Output>(write: Write<Output>): Promise<End<Output>> {
  const { send, look, isRepeat, saysArrived } = write
  function endOf(outcome: Outcome<Output>, isThere: boolean | undefined): End<Output> {
    return { outcome: isThere ? { how: 'done' } : outcome, isThere }
  }
  const found = isRepeat ? await look() : false
  if (found !== false) return endOf(UNKNOWN, found)
  const outcome = await send()
  const again = isRepeat && outcome.how === 'refused' ? outcome.error : undefined
  if (!again && outcome.how !== 'unanswered') return { outcome }
  return endOf(outcome, (again && saysArrived?.(again)) || (await look()))
}
