import { fieldsOf, numberOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** Spec §9: five minutes. */
export const OTP_VALID_MS = 300_000

/** The OTP expires at `deadline` (ms since 1970). Never store the OTP or the password. */
export type OtpRequest = { email: string; deadline: number }

/** Stored, because phones unload tabs, and the server sends only five OTPs in an hour. */
export const otpRequest = createStored<OtpRequest | null>({
  key: 'otp-request',
  fallback: null,
  area: 'tab',
  read(value) {
    const { email, deadline } = fieldsOf(value)
    const request = { email: textOf(email), deadline: numberOf(deadline) ?? 0 }
    const left = request.deadline - Date.now()
    // More than OTP_VALID_MS are left only if the clock was set back, or somebody edited the stored value.
    return request.email && left > 0 && left <= OTP_VALID_MS ? request : null
  },
})

export function requestNow(email: string): OtpRequest {
  return { email, deadline: Date.now() + OTP_VALID_MS }
}
