import { fieldsOf, listOf, textOf } from '@/shared/lib/parse'

/** A successful response: its code is 0. The caller reads the other fields. */
export type Reply = Record<string, unknown>

export type Call = {
  body?: object
  signal?: AbortSignal | undefined
  /** It changes something on the server, so it is not sent while the browser is offline. */
  isWrite?: boolean
  /** For requests with a token: the codes of this endpoint that mean "the session has ended". */
  sessionCodes?: readonly number[]
}

/** The server's message, in one line. Its validator adds `error: [{path, message}]`, which has more details. */
export function messageOf(reply: Reply | undefined): string {
  const message = typeof reply?.message === 'string' ? reply.message.trim() : ''
  const details = listOf(reply?.error).map((detail) => textOf(fieldsOf(detail).message))
  return [message, ...details].filter(Boolean).join(': ').replace(/\s+/g, ' ')
}
