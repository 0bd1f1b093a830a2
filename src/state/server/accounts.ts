import { login, loginWithGoogle, registerUser, requestOtp, verifyOtp } from '@/api/signIn'
import { useAction } from './useAction'

/* What visitors send. Nothing can be looked up without a session, so each says what may have happened. */

const LOGIN_FAILED = 'Something went wrong. Please try again later.'
const GOOGLE_FAILED = 'Google Sign-In failed. Please try again later'
const PASSWORD_FAILED = 'Something went wrong. Please try again.'

/** A sign-in that did reach the server has changed nothing, so after a timeout the words are the same. */
export function useLogin() {
  return useAction({ call: login, failed: LOGIN_FAILED, unknown: LOGIN_FAILED })
}

export function useGoogleLogin() {
  return useAction({ call: loginWithGoogle, failed: GOOGLE_FAILED, unknown: GOOGLE_FAILED })
}

export function useSignUp() {
  return useAction({
    call: registerUser,
    failed: 'Please try again',
    unknown: 'No answer in time. You may be signed up already.',
  })
}

export function useRequestOtp() {
  return useAction({
    call: requestOtp,
    failed: PASSWORD_FAILED,
    unknown: 'No answer in time. The OTP may still arrive.',
  })
}

export function useVerifyOtp() {
  return useAction({
    call: verifyOtp,
    failed: PASSWORD_FAILED,
    unknown: 'No answer in time. Your password may have changed already.',
  })
}
