import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useStored } from '@/shared/storage/useStored'
import { draftOf, dropDraft } from '@/shared/storage/drafts'

/** Spec §9 */
export const OTP_VALID_MS = 300_000

/** An OTP that was sent: to whom, and until when it counts (ms since 1970). */
export type OtpRequest = { email: string; deadline: number }

const NAME = 'forgot-password'

/**
 * Where people were before they went to read their mail: phones drop the page meanwhile, and only five OTPs an hour
 * are sent. Neither the OTP nor the password is kept.
 */
export function readRequest(): OtpRequest | null {
  const { email = '', deadline = '' } = draftOf(NAME).get()
  const request = { email, deadline: Number(deadline) }
  const left = request.deadline - Date.now()
  // More time than an OTP has means a clock that was set back, or a draft that somebody edited.
  return email && left > 0 && left <= OTP_VALID_MS ? request : null
}

/** The same, and told of an OTP whose sending was answered late, after its own sheet had been left. */
export function useSentRequest(): OtpRequest | null {
  useStored(draftOf(NAME))
  return useIsHydrated() ? readRequest() : null
}

/** The OTP of a request made just now. */
export function requestNow(email: string): OtpRequest {
  return { email, deadline: Date.now() + OTP_VALID_MS }
}

/** From now on this is the OTP that people are entering. */
export function keepRequest(request: OtpRequest): OtpRequest {
  draftOf(NAME).set({ email: request.email, deadline: String(request.deadline) })
  return request
}

export function forgetRequest() {
  dropDraft(NAME)
}
