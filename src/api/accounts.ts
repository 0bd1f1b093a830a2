import { fieldsOf, isRecord, textOf } from '@/shared/lib/unknown'
import { ask, messageOf, send, type Reply } from './client'
import { ApiError } from './errors'

/** The signed-in person as the server knows them (Spec §3). Fields the server did not send are empty text. */
export type User = {
  id: string
  sfId: string
  name: string
  email: string
  mobile: string
  /** `M`, `F`, or whatever else the server holds. */
  gender: string
  city: string
  college: string
}

/** What is kept under `userData`: the token that every call carries, and whose it is. */
export type Session = { token: string; user: User }

/** What a sign-in gives: the session, and the server's words (empty where it gave none). */
export type SignedIn = { session: Session; message: string }

/** Spec §3: the sign-up payload. `dob` is Y-m-d, `yop` a number, `addr` always the fixed text. */
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

/** What getUser adds to the person: has the stay been paid, and which hall it is (empty: none yet). */
export type UserRecord = { user: User; isPaid: boolean; hallAlloted: string }

const GET_USER_SESSION_CODES = [2, -5] as const

/** POST /api/user/login */
export async function login(body: { email: string; password: string }): Promise<SignedIn> {
  return readSession(await ask({ host: 'userEvents', path: '/api/user/login', body }))
}

/** POST /api/user/login/google; `token` is the ID-token credential of the third party. */
export async function loginWithGoogle(body: { token: string }): Promise<SignedIn> {
  return readSession(await ask({ host: 'userEvents', path: '/api/user/login/google', body }))
}

/** POST /api/user/register_user. The answer may carry a session; Spec §2 has people sign in themselves. */
export function registerUser(body: SignUp): Promise<string> {
  return send({ host: 'userEvents', path: '/api/user/register_user', body })
}

/** POST /api/user/forgotPassword/requestOtp; the server allows five in an hour. */
export function requestOtp(body: { email: string }): Promise<string> {
  return send({ host: 'userEvents', path: '/api/user/forgotPassword/requestOtp', body })
}

/** POST /api/user/forgotPassword/verifyOtp. A refusal spends the OTP. */
export function verifyOtp(body: { email: string; otp: string; password: string }): Promise<string> {
  return send({ host: 'userEvents', path: '/api/user/forgotPassword/verifyOtp', body })
}

/** POST /api/user/getUser */
export async function getUser(body: { token: string }, signal?: AbortSignal): Promise<UserRecord> {
  const path = '/api/user/getUser'
  const sessionCodes = GET_USER_SESSION_CODES
  const reply = await ask({ host: 'userEvents', path, body, signal, sessionCodes })
  // Without a record nobody is unpaid: it is no usable answer.
  if (!isRecord(reply.data)) throw new ApiError('offline', `The answer to ${path} has no record`)
  const data = reply.data
  return {
    user: readUser(data),
    isPaid: isPaid(data.payment_status),
    hallAlloted: hallIn(reply, data),
  }
}

/** Beside the record or inside it, in one spelling or the other; the first that says something counts. */
function hallIn(reply: Reply, data: Record<string, unknown>): string {
  const found = [reply.hallAlloted, data.hallAlloted, reply.hall_alloted, data.hall_alloted]
  return found.map((each) => textOf(each).trim()).find(Boolean) ?? ''
}

/** The one reader of `payment_status`, which is 0/1, a boolean, or the text of either. */
export function isPaid(status: unknown): boolean {
  return status === true || ['1', 'true'].includes(textOf(status).trim().toLowerCase())
}

/** A person out of an answer or out of storage; unknown fields are left behind, the password among them. */
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

/** The record sits in `data.user`, in `data.data`, or flat in `data`, with the token beside or inside it. */
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
