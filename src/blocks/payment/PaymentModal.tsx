import { useEffect, useEffectEvent, useId, useState, type ComponentProps } from 'react'
import type { PaymentType } from '@/api/handoffs'
import { usePart } from '@/shared/hooks/usePart'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { AlreadyPaid } from './AlreadyPaid'
import { PaymentHandedOff } from './PaymentHandedOff'
import { Package } from './Package'
import { UnderWayNote } from './PaymentUnderWay'
import { SignInFirst } from '../SignInFirst'
import { usePaidStatus } from './usePaidStatus'
import { usePayment } from './usePayment'
import styles from './Payment.module.css'

const loadForm = () => import('./PaymentForm')

type Props = {
  open: boolean
  type: PaymentType
  onClose: () => void
}

/** Spec §2, PAYMENT: asks for the stay, then opens the main site in a new tab (Spec §7). */
export function PaymentModal({ open, type, onClose }: Props) {
  const { stage, sfId, payer, isOpening, pay, startAgain } = usePayment(type)
  const { isLoading, reload } = usePaidStatus(type)
  const formId = useId()
  const [isFormThere, setIsFormThere] = useState(false)
  const form = usePart(loadForm, open && stage === 'form')

  // Check before the user types: it may be paid on another device, or the session may have ended.
  const look = useEffectEvent(() => {
    if (!isLoading) reload()
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
        stage === 'form' &&
        !form.hasFailed && (
          <PayButton id={formId} isReady={isFormThere && !isLoading} isOpening={isOpening} />
        )
      }
    >
      {stage === 'signed-out' && <SignInFirst />}
      {stage === 'paid' && <AlreadyPaid />}
      {payer && <PaymentHandedOff session={payer} type={type} onPayAgain={startAgain} />}
      {stage === 'form' && (
        <>
          <Doubts type={type} />
          <FormPart
            part={form}
            type={type}
            id={formId}
            sfId={sfId}
            onReady={() => setIsFormThere(true)}
            onPay={pay}
          />
        </>
      )}
    </Modal>
  )
}

type PayButtonProps = {
  id: string
  /** The form is there, and the payment status is known. Until then the button keeps its normal text. */
  isReady: boolean
  isOpening: boolean
}

function PayButton({ id, isReady, isOpening }: PayButtonProps) {
  // Spec §4 gives the busy text.
  const busy = isReady ? isOpening && 'Initiating....' : 'Make Payment'
  return (
    <Button type="submit" form={id} variant="accent" wide busy={busy}>
      Make Payment
    </Button>
  )
}

/** Above the form: reasons not to pay. */
function Doubts({ type }: { type: PaymentType }) {
  const { isUnknown, isLoading } = usePaidStatus(type)
  return (
    <div className={styles.doubts}>
      {isUnknown && !isLoading && (
        <p role="status">We could not check whether you have paid. Please do not pay twice.</p>
      )}
      <UnderWayNote type={type === 'Individual' ? 'Contingent' : 'Individual'} />
    </div>
  )
}

type FormProps = ComponentProps<Awaited<ReturnType<typeof loadForm>>['default']> & {
  part: ReturnType<typeof usePart<Awaited<ReturnType<typeof loadForm>>>>
  type: PaymentType
}

function FormPart({ part: { part, hasFailed, retry }, type, ...props }: FormProps) {
  if (hasFailed)
    return (
      <ErrorState
        title="The form did not load"
        message="Nothing was paid. Check your connection, then try again."
        onRetry={retry}
      />
    )
  const PaymentForm = part?.default
  if (!PaymentForm) return <Skeleton lines={4} />
  return (
    <>
      <PaymentForm key={props.sfId} {...props} />
      <Package type={type} />
    </>
  )
}
