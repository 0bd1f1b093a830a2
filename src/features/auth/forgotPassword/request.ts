import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useStored } from '@/shared/storage/useStored'
import { draftOf } from '@/shared/storage/drafts'

/** Five minutes (Spec §9). */
export const OTP_VALID_MS = 300_000

/** An OTP that was sent: to which email, and when it expires (ms since 1970). */
export type OtpRequest = { email: string; deadline: number }

const NAME = 'forgot-password'

/** Stored because phones unload tabs and only five OTPs an hour are sent. Never store the OTP or the password. */
export function readRequest(): OtpRequest | null {
  const { email = '', deadline = '' } = draftOf(NAME).get()
  const request = { email, deadline: Number(deadline) }
  const left = request.deadline - Date.now()
  // More time left than an OTP ever has: the clock was set back, or the stored draft was edited.
  return email && left > 0 && left <= OTP_VALID_MS ? request : null
}

/** Like `readRequest`, but also notices a response that arrives after the user left that step. */
export function useSentRequest(): OtpRequest | null {
  useStored(draftOf(NAME))
  return useIsHydrated() ? readRequest() : null
}

export function requestNow(email: string): OtpRequest {
  return { email, deadline: Date.now() + OTP_VALID_MS }
}

export function keepRequest(request: OtpRequest | null) {
  draftOf(NAME).set(request ? { email: request.email, deadline: String(request.deadline) } : {})
}
