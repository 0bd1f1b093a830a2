import { fieldsOf, listOf, textOf } from '@/shared/lib/unknown'

/** The server's message. Its validator adds `error: [{path, message}]`, which has more details. */
export function messageOf(reply: Record<string, unknown> | undefined): string {
  const message = typeof reply?.message === 'string' ? reply.message.trim() : ''
  const details = listOf(reply?.error).map((each) => textOf(fieldsOf(each).message))
  return [message, ...details].filter(Boolean).join(': ')
}
