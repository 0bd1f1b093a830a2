import type { ApiError } from '@/api/errors'
import * as api from '@/api/signIn'

/* What visitors send. Nothing can be looked up without a session, so each says what may have happened. */

/** A sign-in that did reach the server has changed nothing. */
export const emailSignIn = {
  name: 'sign in',
  call: api.login,
  failed: 'Something went wrong. Please try again later.',
  unknown: '',
}

export const googleSignIn = {
  name: 'sign in with Google',
  call: api.loginWithGoogle,
  failed: 'Google Sign-In failed. Please try again later',
  unknown: '',
}

export const signUp = {
  name: 'sign up',
  call: api.registerUser,
  keyOf: ({ email }: { email: string }) => email,
  failed: 'Please try again',
  unknown: 'You may be signed up already.',
  saysArrived: ({ message }: ApiError) => /already|exists/i.test(message),
  done: 'You are signed up. Sign in to begin.',
}

export const otpRequest = {
  name: 'request an OTP',
  call: api.requestOtp,
  keyOf: signUp.keyOf,
  failed: 'Something went wrong. Please try again.',
  unknown: 'The OTP may still arrive.',
}

export const passwordChange = {
  name: 'change the password',
  call: api.verifyOtp,
  failed: otpRequest.failed,
  unknown: 'Your password may have changed already.',
  done: 'Your password is changed. You can sign in with the new one now.',
}
