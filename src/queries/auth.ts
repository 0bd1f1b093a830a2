import * as api from '@/api/auth'
import { ApiError } from '@/api/errors'
import { currentSession } from '@/state/session'
import { useSend } from './useServerMutation'

/* Without a session no query can verify a lost response, so the messages say what may have happened. */

let signInAttempt: AbortController | undefined

/** A new attempt aborts the one before, which may use another way to sign in. */
function beginSignIn(): AbortSignal {
  signInAttempt?.abort()
  signInAttempt = new AbortController()
  return signInAttempt.signal
}

/** Runs after a successful sign-in on any screen, unless somebody has signed in meanwhile. */
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

/** Without `success`, because the screen shows the success. */
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
