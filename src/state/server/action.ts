import type { ApiError } from '@/api/errors'
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
  /** For all with `changes`: whether it is in what was read now. `before`: what was known before the first attempt. */
  hasArrived?: (now: T, input: Input, before: T | undefined) => boolean
  /** Whether the refusal of a second attempt says that the first one has arrived. */
  saysArrived?: (error: ApiError) => boolean
  /** For no usable answer (Spec §8). */
  failed?: string
  /** The second line where it may have arrived, but nothing can be looked up; empty: then nothing has changed. */
  unknown?: string
  /** For success, where the server says nothing. Absent: the screen speaks. */
  done?: string
}
