import { fieldsOf, isRecord, nameOf, textOf } from '@/shared/lib/parse'
import { request, type Reply } from './client'
import { ApiError } from './errors'

/** The signed-in user as the server returns them (Spec §3). Fields that the server did not send are empty text. */
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

/** Stored under `userData`: the token that every request sends, and its user. */
export type Session = { token: string; user: User }

/** What getUser says beside the user. `hallAlloted` is empty while no hall is allotted. */
export type Profile = { isPaid: boolean; hallAlloted: string }

const GET_USER_SESSION_CODES = [2, -5] as const

export async function getUser(
  body: { token: string },
  signal?: AbortSignal,
): Promise<Profile & { user: User }> {
  const path = '/api/user/getUser'
  const reply = await request(path, { body, signal, sessionCodes: GET_USER_SESSION_CODES })
  // A missing record must not be read as "not paid".
  if (!isRecord(reply.data))
    throw new ApiError('unanswered', `The response of ${path} has no record`)
  const data = reply.data
  return {
    user: readUser(data),
    isPaid: isPaid(data.payment_status),
    hallAlloted: hallIn(reply, data),
  }
}

/** From storage. */
export function readProfile(value: unknown): Profile {
  const { isPaid, hallAlloted } = fieldsOf(value)
  return { isPaid: isPaid === true, hallAlloted: textOf(hallAlloted) }
}

/** Beside the user or inside it, in one of two spellings; the first non-empty one counts. */
function hallIn(reply: Reply, data: Record<string, unknown>): string {
  const halls = [reply.hallAlloted, data.hallAlloted, reply.hall_alloted, data.hall_alloted]
  return halls.map((hall) => textOf(hall).trim()).find(Boolean) ?? ''
}

/** `payment_status` can be 0/1, a boolean, or either as text. */
export function isPaid(status: unknown): boolean {
  return status === true || ['1', 'true'].includes(textOf(status).trim().toLowerCase())
}

/** From a response or from storage. Unknown fields are dropped, including the password. */
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
