import type { HttpHandler } from 'msw'
import { object, string } from 'yup'
import { ok, openPost, refuse, signedInPost, type MockResponse } from '../endpoint'
import { userOf } from '../festival'
import type { Hosts } from '../hosts'
import { jwtOf } from '../jwt'
import { sameMail } from '../pairs'
import type { Account, FestivalState } from '../state'
import { signUp, signUpFields } from './signUp'

const OTP_SECONDS = 300
const OTP_REQUESTS_PER_HOUR = 5
const HOUR_MS = 3_600_000

const text = string().defined()
const email = string().required().email()
const otp = string()
  .required()
  .matches(/^\d{6}$/)
const reset = object({ email, otp, password: string().required().min(8) })

export function accountHandlers({ userEvents }: Hosts): HttpHandler[] {
  return [
    openPost(userEvents, '/api/user/login', object({ email: text, password: text }), login),
    openPost(userEvents, '/api/user/login/google', object({ token: text }), loginByThirdParty),
    openPost(userEvents, '/api/user/register_user', signUpFields, signUp),
    openPost(userEvents, '/api/user/forgotPassword/requestOtp', object({ email }), requestOtp),
    openPost(userEvents, '/api/user/forgotPassword/verifyOtp', reset, verifyOtp),
    signedInPost(userEvents, '/api/user/getUser', { expired: 2 }, object({}), (me) =>
      ok('User fetched successfully', { data: userOf(me), hallAlloted: me.hallAlloted }),
    ),
  ]
}

/** The festival's server sends an HTTP error with a body for a wrong password, not a code in a 200. */
function login(sent: { email: string; password: string }, state: FestivalState): MockResponse {
  const account = byMail(state, sent.email)
  if (account?.password !== sent.password) return refuse(1, 'Invalid email or password', 401)
  return signedIn(account, state)
}

function loginByThirdParty({ token }: { token: string }, state: FestivalState): MockResponse {
  const email = /^credential:(.+)$/.exec(token)?.[1]
  if (email === undefined) return refuse(1, 'Invalid credential', 401)
  const account = byMail(state, email)
  if (!account) return refuse(3, 'No account uses this email. Please sign up first.')
  return signedIn(account, state)
}

function signedIn(account: Account, state: FestivalState): MockResponse {
  if (account.expired) {
    state.sessions = state.sessions.filter(({ accountId }) => accountId !== account.id)
    account.expired = false
  }
  state.counter += 1
  const token = jwtOf(account, state.counter)
  state.sessions.push({ token, accountId: account.id })
  return ok('Logged in successfully', { data: { user: userOf(account), token } })
}

function requestOtp({ email }: { email: string }, state: FestivalState): MockResponse {
  const account = byMail(state, email)
  if (!account) return refuse(1, 'No account uses this email')
  const now = Date.now()
  const recent = state.outbox.filter(
    ({ to, sentAt }) => sameMail(to, email) && sentAt > now - HOUR_MS,
  )
  if (recent.length >= OTP_REQUESTS_PER_HOUR) {
    return refuse(6, 'OTP limit reached: 5 requests per hour. Please try again later.', 429)
  }
  state.counter += 1
  // A code is text and may begin with zeros. A number is rejected.
  const otp = String((state.counter * 37_717) % 1_000_000).padStart(6, '0')
  state.outbox.push({ to: account.email, otp, sentAt: now })
  state.otps = [...withoutOtpOf(state, email), { email: account.email, otp, sentAt: now }]
  return ok('OTP sent to your email')
}

function verifyOtp(
  sent: { email: string; otp: string; password: string },
  state: FestivalState,
): MockResponse {
  const account = byMail(state, sent.email)
  const open = state.otps.find(({ email }) => sameMail(email, sent.email))
  if (!account || !open) return refuse(4, 'Please request a new OTP')
  // Every attempt, right or wrong, uses up the code.
  state.otps = withoutOtpOf(state, sent.email)
  if (open.sentAt + OTP_SECONDS * 1000 <= Date.now()) {
    return refuse(5, 'OTP has expired. Please request a new OTP.')
  }
  if (open.otp !== sent.otp) return refuse(5, 'Invalid OTP. Please request a new OTP.')
  account.password = sent.password
  return ok('Password changed successfully')
}

function withoutOtpOf(state: FestivalState, mailAddress: string) {
  return state.otps.filter(({ email }) => !sameMail(email, mailAddress))
}

function byMail(state: FestivalState, wanted: string): Account | undefined {
  return state.accounts.find(({ email }) => sameMail(email, wanted))
}
