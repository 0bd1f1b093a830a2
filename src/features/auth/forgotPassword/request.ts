import { draftOf, dropDraft } from '@/shared/lib/drafts'

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
  return email && request.deadline > Date.now() ? request : null
}

export function saveRequest(request: OtpRequest): OtpRequest {
  draftOf(NAME).set({ email: request.email, deadline: String(request.deadline) })
  return request
}

export function forgetRequest() {
  dropDraft(NAME)
}
