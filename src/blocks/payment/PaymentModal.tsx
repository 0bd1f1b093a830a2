import { lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react'
import type { PaymentType } from '@/api/handoffs'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { useOwnRecord } from '@/state/ownRecord'
import { AlreadyPaid } from './AlreadyPaid'
import { HandedOff } from './HandedOff'
import { Package } from './Package'
import { SignInFirst } from '../SignInFirst'
import { usePayment } from './usePayment'

const PaymentForm = lazy(() => import('./PaymentForm'))

type Props = {
  open: boolean
  type: PaymentType
  onClose: () => void
}

/** Spec §2, PAYMENT: asks for the stay, then opens the main site in a new tab (Spec §7). */
export function PaymentModal({ open, type, onClose }: Props) {
  const { stage, sfId, isOpening, pay, startAgain } = usePayment(type)
  const { isLoading, refresh } = useOwnRecord()
  const formId = useId()
  const [isFormThere, setIsFormThere] = useState(false)

  // Check before the user types: it may be paid on another device, or the session may have ended.
  const look = useEffectEvent(() => {
    if (!isLoading) refresh()
  })
  useEffect(() => {
    if (open) look()
  }, [open])

  return (
    <Modal
      open={open}
      title="PAYMENT"
      size="narrow"
      onClose={onClose}
      footer={
        stage === 'form' && (
          <Button
            type="submit"
            form={formId}
            variant="hot"
            wide
            // Spec §4 gives the busy text. While the form loads, the button keeps its normal text.
            busy={isFormThere ? isOpening && 'Initiating....' : 'Make Payment'}
          >
            Make Payment
          </Button>
        )
      }
    >
      {stage === 'signed-out' && <SignInFirst />}
      {stage === 'paid' && <AlreadyPaid />}
      {stage === 'handed-off' && <HandedOff type={type} onPayAgain={startAgain} />}
      {stage === 'form' && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <PaymentForm
            key={sfId}
            id={formId}
            sfId={sfId}
            onReady={() => setIsFormThere(true)}
            onPay={pay}
          />
          <Package type={type} />
        </Suspense>
      )}
    </Modal>
  )
}
