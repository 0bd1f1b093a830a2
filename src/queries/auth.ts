import * as api from '@/api/auth'
import { ApiError } from '@/api/errors'
import { currentSession } from '@/state/session'
import { useSend } from './useServerMutation'

/* What visitors send. Nothing can be verified without a session, so each message says what may have happened. */

let signInAttempt: AbortController | undefined

/** Another way to sign in aborts the attempt before. */
function beginSignIn(): AbortSignal {
  signInAttempt?.abort()
  signInAttempt = new AbortController()
  return signInAttempt.signal
}

/**
 * Called by a sign-in that the server has accepted, whichever screen is open then, unless somebody has signed in
 * meanwhile.
 */
type OnSignedIn = (signedIn: api.SignedIn) => void

async function completeSignIn(
  response: Promise<api.SignedIn>,
  onSignedIn: OnSignedIn,
): Promise<string> {
  const signedIn = await response
  if (currentSession()) throw new ApiError('cancelled', 'Somebody has signed in meanwhile')
  onSignedIn(signedIn)
  return signedIn.message
}

export function useSignIn(onSignedIn: OnSignedIn) {
  return useSend({
    mutationKey: ['sign in'],
    mutationFn: (body: { email: string; password: string }) =>
      completeSignIn(api.login(body, beginSignIn()), onSignedIn),
    meta: { networkError: 'Something went wrong. Please try again later.' },
  })
}

export function useGoogleSignIn(onSignedIn: OnSignedIn) {
  return useSend({
    mutationKey: ['sign in with Google'],
    mutationFn: (body: { token: string }) =>
      completeSignIn(api.loginWithGoogle(body, beginSignIn()), onSignedIn),
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
