import { ApiError } from '@/api/errors'
import { useRequestOtp } from '@/queries/auth'
import { notify } from '@/shared/ui/toast/notify'
import { Untranslated } from '@/shared/ui/Untranslated'
import { otpRequest, requestNow } from '@/state/otpRequest'

/** Requests an OTP. The request is stored if the OTP was sent, or may have been sent. The screen then asks for the OTP. */
export function useOtpSending() {
  const { send, ...requestOtp } = useRequestOtp()

  async function sendTo(email: string) {
    // The OTP's time starts here, because the response may be slow.
    const request = requestNow(email)
    const before = otpRequest.get()
    function store() {
      // The user may have chosen another email meanwhile.
      if (otpRequest.get() === before) otpRequest.set(request)
    }
    try {
      const message = await send({ email })
      notify.done(
        message,
        <>
          An OTP is on its way to <Untranslated>{email}</Untranslated>
        </>,
      )
      store()
    } catch (error) {
      // The OTP may still arrive, as the toast says.
      if (error instanceof ApiError && error.kind === 'unanswered') store()
      throw error
    }
  }

  return { ...requestOtp, send: sendTo }
}
