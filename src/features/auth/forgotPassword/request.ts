import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useStored } from '@/shared/storage/useStored'
import { draftOf, storeDraft, VISITOR } from '@/state/drafts'

/** Five minutes (Spec §9). */
export const OTP_VALID_MS = 300_000

/** A request for an OTP: to which email, and when the OTP expires (ms since 1970). */
export type OtpRequest = { email: string; deadline: number }

/**
 * Stored because phones unload tabs and only five OTPs an hour are sent. `sent`: the server has confirmed it. `unconfirmed`:
 * its response was lost, so the OTP may be on its way all the same. Never store the OTP or the password.
 */
const NAMES = { sent: 'forgot-password', unconfirmed: 'forgot-password-unconfirmed' }

type Kind = keyof typeof NAMES

export function readRequest(kind: Kind): OtpRequest | null {
  const { email = '', deadline = '' } = draftOf(VISITOR, NAMES[kind]).get()?.fields ?? {}
  const request = { email, deadline: Number(deadline) }
  const left = request.deadline - Date.now()
  // More time left than an OTP ever has: the clock was set back, or the stored draft was edited.
  return email && left > 0 && left <= OTP_VALID_MS ? request : null
}

/** Like `readRequest`, but also notices a response that arrives after the user left that step. */
export function useStoredRequest(kind: Kind): OtpRequest | null {
  useStored(draftOf(VISITOR, NAMES[kind]))
  return useIsHydrated() ? readRequest(kind) : null
}

export function requestNow(email: string): OtpRequest {
  return { email, deadline: Date.now() + OTP_VALID_MS }
}

export function keepRequest(kind: Kind, request: OtpRequest | null) {
  const { email, deadline } = request ?? {}
  storeDraft(VISITOR, NAMES[kind], email ? { email, deadline: String(deadline) } : null)
}
