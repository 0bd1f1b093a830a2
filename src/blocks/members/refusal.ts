import { ApiError } from '@/api/errors'

/** The message with which the server refused members. A new object for each refusal. */
export type Refusal = { message: string }

/** `null` for all that is not a refusal, such as a lost connection. */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof ApiError && error.kind === 'refused' ? { message: error.message } : null
}
