import { ApiError } from '@/api/errors'
import { useRequestOtp } from '@/queries/auth'
import { notify } from '@/shared/ui/toast/notify'
import { Untranslated } from '@/shared/ui/Untranslated'
import { otpRequest, requestNow } from '@/state/otpRequest'

/** Requests an OTP. It is stored once it was sent, or may have been: then the screen asks for it. */
export function useOtpSending() {
  const { send, ...requestOtp } = useRequestOtp()

  async function sendTo(email: string) {
    // The time runs from here, however slow the response is.
    const request = requestNow(email)
    const before = otpRequest.get()
    function store() {
      // Not if the user has chosen another email meanwhile.
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
      // The OTP may still arrive, says the toast.
      if (error instanceof ApiError && error.kind === 'unanswered') store()
      throw error
    }
  }

  return { ...requestOtp, send: sendTo }
}
