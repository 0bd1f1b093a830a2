import { fieldsOf, isRecord, nameOf, textOf } from '@/shared/lib/parse'
import { request, type Reply } from './client'
import { ApiError } from './errors'

/** Spec §3. A field that the server did not send is empty text. */
export type User = {
  id: string
  sfId: string
  name: string
  email: string
  mobile: string
  /** `M`, `F` or another value from the server. */
  gender: string
  city: string
  college: string
}

/** The storage key `userData` has this value. */
export type Session = { token: string; user: User }

/** `hallAlloted` is empty until the user has a hall. */
export type Profile = { isPaid: boolean; hallAlloted: string }

const GET_USER_SESSION_CODES = [2, -5] as const

export async function getUser(
  body: { token: string },
  signal?: AbortSignal,
): Promise<Profile & { user: User }> {
  const path = '/api/user/getUser'
  const reply = await request(path, { body, signal, sessionCodes: GET_USER_SESSION_CODES })
  // A response without the user must not mean "not paid".
  if (!isRecord(reply.data))
    throw new ApiError('unanswered', `The response of ${path} has no record`)
  const data = reply.data
  return {
    user: readUser(data),
    isPaid: isPaid(data.payment_status),
    hallAlloted: hallIn(reply, data),
  }
}

/** `value` comes from storage. */
export function readProfile(value: unknown): Profile {
  const { isPaid, hallAlloted } = fieldsOf(value)
  return { isPaid: isPaid === true, hallAlloted: textOf(hallAlloted) }
}

/** The server may send the hall beside the user or in the user, in one of two spellings. */
function hallIn(reply: Reply, data: Record<string, unknown>): string {
  const halls = [reply.hallAlloted, data.hallAlloted, reply.hall_alloted, data.hall_alloted]
  return halls.map((hall) => textOf(hall).trim()).find(Boolean) ?? ''
}

/** `payment_status` can be 0 or 1, a boolean, or one of these as text. */
export function isPaid(status: unknown): boolean {
  return status === true || ['1', 'true'].includes(textOf(status).trim().toLowerCase())
}

/** `value` comes from a response or from storage. Other fields, such as the password, are dropped. */
export function readUser(value: unknown): User {
  const fields = fieldsOf(value)
  const text = (name: string) => textOf(fields[name]).trim()
  return {
    id: text('id'),
    sfId: text('sfId'),
    name: nameOf(fields.name),
    email: text('email'),
    mobile: text('mobile'),
    gender: text('gender').toUpperCase(),
    city: text('city'),
    college: text('college'),
  }
}
