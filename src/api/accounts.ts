import { fieldsOf, isRecord, textOf } from '@/shared/lib/unknown'
import { ask, messageOf, send, type Reply } from './client'
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

export type SignedIn = { session: Session; message: string }

/** Spec §3: the sign-up payload. `dob` is Y-m-d. */
export type SignUp = {
  name: string
  password: string
  gender: string
  email: string
  dob: string
  mobile: string
  yop: number
  college: string
  city: string
  state: string
  addr: 'none'
  security_question: string
  security_answer: string
  captcha: string
}

/** The answer of getUser. `hallAlloted` is empty while no hall is allotted. */
export type UserRecord = { user: User; isPaid: boolean; hallAlloted: string }

const GET_USER_SESSION_CODES = [2, -5] as const

export async function login(body: { email: string; password: string }): Promise<SignedIn> {
  return readSession(await ask({ host: 'userEvents', path: '/api/user/login', body }))
}

/** `token` is Google's ID token. */
export async function loginWithGoogle(body: { token: string }): Promise<SignedIn> {
  return readSession(await ask({ host: 'userEvents', path: '/api/user/login/google', body }))
}

/** The response may contain a session, but Spec §2 asks the new user to sign in. */
export function registerUser(body: SignUp): Promise<string> {
  return send({ host: 'userEvents', path: '/api/user/register_user', body })
}

/** The server allows five requests in an hour. */
export function requestOtp(body: { email: string }): Promise<string> {
  return send({ host: 'userEvents', path: '/api/user/forgotPassword/requestOtp', body })
}

/** Any refusal makes the OTP invalid. */
export function verifyOtp(body: { email: string; otp: string; password: string }): Promise<string> {
  return send({ host: 'userEvents', path: '/api/user/forgotPassword/verifyOtp', body })
}

export async function getUser(body: { token: string }, signal?: AbortSignal): Promise<UserRecord> {
  const path = '/api/user/getUser'
  const sessionCodes = GET_USER_SESSION_CODES
  const reply = await ask({ host: 'userEvents', path, body, signal, sessionCodes })
  // A missing record must not be read as "not paid".
  if (!isRecord(reply.data)) throw new ApiError('offline', `The answer to ${path} has no record`)
  const data = reply.data
  return {
    user: readUser(data),
    isPaid: isPaid(data.payment_status),
    hallAlloted: hallIn(reply, data),
  }
}

/** Beside the record or inside it, in one of two spellings; the first non-empty one counts. */
function hallIn(reply: Reply, data: Record<string, unknown>): string {
  const found = [reply.hallAlloted, data.hallAlloted, reply.hall_alloted, data.hall_alloted]
  return found.map((each) => textOf(each).trim()).find(Boolean) ?? ''
}

/** `payment_status` can be 0/1, a boolean, or either as text. */
export function isPaid(status: unknown): boolean {
  return status === true || ['1', 'true'].includes(textOf(status).trim().toLowerCase())
}

/** From a response or from storage. Unknown fields are dropped, including the password. */
export function readUser(found: unknown): User {
  const fields = fieldsOf(found)
  const text = (name: string) => textOf(fields[name]).trim()
  return {
    id: text('id'),
    sfId: text('sfId'),
    name: text('name'),
    email: text('email'),
    mobile: text('mobile'),
    gender: text('gender').toUpperCase(),
    city: text('city'),
    college: text('college'),
  }
}

/** The user is in `data.user`, in `data.data` or in `data` itself; the token is in `data` or inside the user. */
function readSession(reply: Reply): SignedIn {
  const data = fieldsOf(reply.data)
  const record = [data.user, data.data].find(isRecord) ?? data
  const token = textOf(data.token) || textOf(record.token)
  const user = readUser(record)
  if (!token || !user.sfId) {
    throw new ApiError('offline', 'The answer to the sign-in carries no session')
  }
  return { session: { token, user }, message: messageOf(reply) }
}
