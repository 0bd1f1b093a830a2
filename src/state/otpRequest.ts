import { fieldsOf, numberOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** Five minutes (Spec §9). */
export const OTP_VALID_MS = 300_000

/** A request for an OTP: to which email, and when the OTP expires (ms since 1970). Never the OTP or the password. */
export type OtpRequest = { email: string; deadline: number }

/** The last request of this tab. Stored, because phones unload tabs and only five OTPs an hour are sent. */
export const otpRequest = createStored<OtpRequest | null>({
  key: 'otp-request',
  fallback: null,
  area: 'tab',
  read(value) {
    const { email, deadline } = fieldsOf(value)
    const request = { email: textOf(email), deadline: numberOf(deadline) ?? 0 }
    const left = request.deadline - Date.now()
    // More time left than an OTP ever has: the clock was set back, or what is stored was edited.
    return request.email && left > 0 && left <= OTP_VALID_MS ? request : null
  },
})

export function requestNow(email: string): OtpRequest {
  return { email, deadline: Date.now() + OTP_VALID_MS }
}
