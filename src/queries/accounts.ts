import { useMutation } from '@tanstack/react-query'
import * as api from '@/api/signIn'
import { useSend } from './useServerMutation'

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

export function useSignUp() {
  return useSend({
    mutationKey: ['sign up'],
    mutationFn: (body: api.SignUp) => api.registerUser(body),
    meta: {
      networkError: 'Please try again',
      lostResponseAdvice: 'You may be signed up already.',
      success: 'You are signed up. Sign in to begin.',
    },
  })
}

/** The screen shows the message about the success. */
export function useRequestOtp() {
  return useSend({
    mutationKey: ['request an OTP'],
    mutationFn: (body: { email: string }) => api.requestOtp(body),
    meta: {
      networkError: 'Something went wrong. Please try again.',
      lostResponseAdvice: 'The OTP may still arrive.',
    },
  })
}

export function useChangePassword() {
  return useSend({
    mutationKey: ['change the password'],
    mutationFn: (body: { email: string; otp: string; password: string }) => api.verifyOtp(body),
    meta: {
      networkError: 'Something went wrong. Please try again.',
      lostResponseAdvice: 'Your password may have changed already.',
      success: 'Your password is changed. You can sign in with the new one now.',
    },
  })
}
