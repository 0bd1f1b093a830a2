import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import * as api from '@/api/signIn'
import { useVisit, type Visit } from './visit'

/* What visitors send. Nothing can be verified without a session, so each message says what may have happened. */

let signInAttempt: AbortController | undefined

/** The last press counts: a new attempt aborts the one before, also that of a screen that was left. */
function beginSignIn(): AbortSignal {
  signInAttempt?.abort()
  signInAttempt = new AbortController()
  return signInAttempt.signal
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => api.login(body, beginSignIn()),
    meta: { networkError: 'Something went wrong. Please try again later.' },
  })
}

export function useGoogleSignIn() {
  return useMutation({
    mutationFn: (body: { token: string }) => api.loginWithGoogle(body, beginSignIn()),
    meta: { networkError: 'Google Sign-In failed. Please try again later' },
  })
}

const ACCOUNT_EXISTS =
  'This email has an account now. Sign in, or use “Forgot password?” if your password does not work.'

export function useSignUp() {
  const visit = useVisit()
  const { unconfirmedRequests } = visit

  async function register(body: api.SignUp) {
    const key = `sign up,${body.email}`
    try {
      const message = await api.registerUser(body)
      unconfirmedRequests.delete(key)
      return message
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const accountExists = error.kind === 'refused' && /already|exists/i.test(error.message)
      // Probably the attempt whose response was lost has created it, but it may have existed before.
      if (accountExists && unconfirmedRequests.delete(key)) return ACCOUNT_EXISTS
      // Nothing can be fetched without a session, so there is no `before`.
      if (error.kind === 'unanswered') unconfirmedRequests.set(key, {})
      throw error
    }
  }

  return useMutation({
    mutationKey: ['sign up'],
    mutationFn: (body: api.SignUp) =>
      // Each press has another captcha. A second press with another password is another request.
      sendOnce(visit, JSON.stringify({ ...body, captcha: '' }), () => register(body)),
    meta: {
      networkError: 'Please try again',
      lostResponseAdvice: 'You may be signed up already.',
      success: 'You are signed up. Sign in to begin.',
    },
  })
}

/** The screen shows the message about the success. */
export function useRequestOtp() {
  const visit = useVisit()
  return useMutation({
    mutationKey: ['request an OTP'],
    mutationFn: (body: { email: string }) =>
      sendOnce(visit, `OTP,${body.email}`, () => api.requestOtp(body)),
    meta: {
      networkError: 'Something went wrong. Please try again.',
      lostResponseAdvice: 'The OTP may still arrive.',
    },
  })
}

export function useChangePassword() {
  const visit = useVisit()
  return useMutation({
    mutationKey: ['change the password'],
    mutationFn: (body: { email: string; otp: string; password: string }) =>
      // A second press with another OTP or password is another request.
      sendOnce(visit, JSON.stringify(body), () => api.verifyOtp(body)),
    meta: {
      networkError: 'Something went wrong. Please try again.',
      lostResponseAdvice: 'Your password may have changed already.',
      success: 'Your password is changed. You can sign in with the new one now.',
    },
  })
}

/**
 * While a visitor's request with that key is pending, a second press gets the same response. It is not refused, because it
 * may come from a screen that was opened anew and needs the result.
 */
function sendOnce({ pending }: Visit, key: string, send: () => Promise<string>): Promise<string> {
  const first = pending.get(key)
  if (first) return first
  const request = send().finally(() => pending.delete(key))
  pending.set(key, request)
  return request
}
