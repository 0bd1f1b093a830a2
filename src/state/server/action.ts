import { replaceEqualDeep } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import type { Own } from './own'

/** A write, with what users read about it. If it `changes` something, every screen that shows that has it. */
export type Action<Input, Output = string, T = unknown> = {
  name: string
  call: (input: Input, token: string) => Promise<Output>
  /** Writes with different keys may run at once. */
  keyOf?: (input: Input) => string | number
  changes?: Own<T>
  /** Nothing else has changed on the server: only screens that open later read it again. */
  isLocal?: boolean
  /** What is known right after it. `null`: what was known is wrong now, and must be read anew. */
  change?: ((now: T, input: Input) => T) | null
  /** Whether it is in what was read now; `change` tells, too. `before`: what was known before the first attempt. */
  hasArrived?: (now: T, input: Input, before: T | undefined) => boolean
  /** Whether the refusal of a second attempt says that the first one has arrived. */
  saysArrived?: (error: ApiError) => boolean
  /** For no usable answer (Spec §8). */
  failed?: string
  /** The second line where it may have arrived, but nothing can be looked up; empty: then nothing has changed. */
  unknown?: string
  /** Our own words for a code of refusal, where the specification has some. All others say what the server says. */
  refused?: Readonly<Record<number, string>>
  /** For success, where the server says nothing. Absent: the screen speaks. */
  done?: string | ((input: Input) => string)
}

/** How a write ended. If users have to know about it, a message was shown, except for a `done` without words. */
export type Outcome<Output = unknown> =
  /** Without a value, it was found in what was read again. */
  | { how: 'done'; value?: Output }
  /** `unanswered`: it may have arrived, but a look did not show it. */
  | { how: ApiError['kind']; error: ApiError }
  /** The session changed, or the same write is still in progress. */
  | { how: 'dropped' }

export const NOT_KNOWN = {
  how: 'unanswered',
  error: new ApiError('unanswered', 'Not known'),
} as const

/** The end of an attempt. `isThere`: whether it was found in what was read again; `undefined`: nothing was read. */
export function found<Output>(isThere: boolean | undefined, outcome: Outcome<Output>) {
  const end: Outcome<Output> = isThere ? { how: 'done' } : outcome
  return { outcome: end, isThere }
}

/** Whether a write shows in what was read again. `before`: what was known before its first attempt. */
export function hasArrived<Input, Output, T>(
  action: Action<Input, Output, T>,
  input: Input,
  { now, before }: { now: T; before: T | undefined },
): boolean {
  const { change } = action
  if (action.hasArrived) return action.hasArrived(now, input, before)
  return Boolean(change && replaceEqualDeep(now, change(now, input)) === now)
}
