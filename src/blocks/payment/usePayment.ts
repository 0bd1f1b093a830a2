import { useEffect, useRef, useState } from 'react'
import { openTab, paymentUrl, type PaymentType } from '@/api/handoffs'
import { useOwnRecord } from '@/state/ownRecord'
import { usePaymentUnderWay } from '@/state/paymentUnderWay'
import { storedUserData, useSession } from '@/state/session'
import type { PaymentValues } from './values'

/** So long the button says that it works: long enough for the second half of a double click. */
export const OPENING_MS = 1_500

type Stage = 'signed-out' | 'paid' | 'handed-off' | 'form'

/** Where a payment stands, and the ways on. */
export function usePayment(type: PaymentType) {
  const { session } = useSession()
  const { record } = useOwnRecord()
  const { isUnderWay, begin, forget } = usePaymentUnderWay(type)
  const [isOpening, setIsOpening] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Spec §7. Runs inside the click. */
  function pay({ emergency_number: phoneNumber }: PaymentValues) {
    // Another tab may have signed out, or in, since this one was drawn.
    const token = storedUserData.get()?.token
    if (!token || token !== session?.token || timer.current !== undefined) return
    openTab(paymentUrl({ token, phoneNumber, type }))
    begin()
    setIsOpening(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setIsOpening(false)
    }, OPENING_MS)
  }

  function stageNow(): Stage {
    if (!session) return 'signed-out'
    if (type === 'Individual' && record?.isPaid) return 'paid'
    return isUnderWay && !isOpening ? 'handed-off' : 'form'
  }

  const sfId = session?.user.sfId ?? ''
  return { stage: stageNow(), sfId, isOpening, pay, startAgain: forget }
}
