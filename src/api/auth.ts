import { fieldsOf, isRecord, textOf } from '@/shared/lib/parse'
import { readUser, type Session } from './profile'
import { messageOf, request, requestMessage, type Reply } from './client'
import { ApiError } from './errors'

/* Separate from profile.ts, because every page loads profile.ts. */

export type SignedIn = { session: Session; message: string }

/** `dob` is Y-m-d. `yop` is the year of passing, as text. */
export type SignUp = {
  name: string
  password: string
  gender: string
  email: string
  dob: string
  mobile: string
  yop: string
  college: string
  city: string
  state: string
  security_question: string
  security_answer: string
  captcha: string
}

export const login = (body: { email: string; password: string }, signal?: AbortSignal) =>
  request('/api/user/login', { body, signal, isWrite: true }).then(readSession)

/** `token` is Google's ID token. */
export const loginWithGoogle = (body: { token: string }, signal?: AbortSignal) =>
  request('/api/user/login/google', { body, signal, isWrite: true }).then(readSession)

/** Ignores a session in the response: by Spec §2, the new user signs in. */
export const registerUser = ({ yop, ...fields }: SignUp) =>
  requestMessage('/api/user/register_user', {
    body: { ...fields, yop: Number(yop), addr: 'none' },
  })

/** The server allows five requests in an hour. */
export const requestOtp = (body: { email: string }) =>
  requestMessage('/api/user/forgotPassword/requestOtp', { body })

/** Any refusal makes the OTP invalid. */
export const verifyOtp = (body: { email: string; otp: string; password: string }) =>
  requestMessage('/api/user/forgotPassword/verifyOtp', { body })

/** The server may put the user in `data.user`, `data.data` or `data`, and the token in `data`, in the user or beside `data`. */
function readSession(reply: Reply): SignedIn {
  const data = fieldsOf(reply.data)
  const record = [data.user, data.data].find(isRecord) ?? data
  const token = textOf(data.token) || textOf(record.token) || textOf(reply.token)
  const user = readUser(record)
  if (!token || !user.sfId) {
    throw new ApiError('unanswered', 'The response to the sign-in has no session')
  }
  return { session: { token, user }, message: messageOf(reply) }
}
