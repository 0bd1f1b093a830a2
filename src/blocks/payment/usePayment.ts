import { paymentUrl, type PaymentType } from '@/api/handoffs'
import { useHandedOffPayment } from '@/state/handedOffPayments'
import { storedUserData, useSession } from '@/state/session'
import { useHandOff } from '../handOff/useHandOff'
import { usePaidStatus } from './usePaidStatus'
import type { PaymentValues } from './values'

type Step = 'signed-out' | 'paid' | 'handed-off' | 'form'

export function usePayment(type: PaymentType) {
  const { session } = useSession()
  const { isPaid } = usePaidStatus(type)
  const { isHandedOff, begin, forget } = useHandedOffPayment(type)
  const { isOpening, handOff } = useHandOff({ offline: 'Network issue' })

  /** Opens the payment site in a new tab (Spec §7). Browsers allow that only inside the click handler. */
  function pay({ emergency_number: phoneNumber }: PaymentValues) {
    // Another tab may have signed in or out since the last render.
    const token = storedUserData.get()?.token
    if (!token || token !== session?.token) return
    if (handOff(paymentUrl({ token, phoneNumber, type }))) begin()
  }

  function stageNow(): Step {
    if (!session) return 'signed-out'
    if (isPaid) return 'paid'
    return isHandedOff && !isOpening ? 'handed-off' : 'form'
  }

  const stage = stageNow()
  const sfId = session?.user.sfId ?? ''
  /** Whose payment was handed off, in that stage. */
  const payer = stage === 'handed-off' ? session : null
  return { stage, sfId, payer, isOpening, pay, startAgain: forget }
}
