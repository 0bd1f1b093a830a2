import { useEffect, useEffectEvent, useId, useState, type ComponentProps } from 'react'
import type { PaymentType } from '@/api/handoffs'
import { usePart } from '@/shared/hooks/usePart'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { useOwnRecord } from '@/state/server/record'
import { AlreadyPaid } from './AlreadyPaid'
import { PaymentHandedOff } from './PaymentHandedOff'
import { Package } from './Package'
import { SignInFirst } from '../SignInFirst'
import { usePayment } from './usePayment'

const loadForm = () => import('./PaymentForm')

type Props = {
  open: boolean
  type: PaymentType
  onClose: () => void
}

/** Spec §2, PAYMENT: asks for the stay, then opens the main site in a new tab (Spec §7). */
export function PaymentModal({ open, type, onClose }: Props) {
  const { stage, sfId, payer, isOpening, pay, startAgain } = usePayment(type)
  const { isLoading, reload } = useOwnRecord()
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
          <Button
            type="submit"
            form={formId}
            variant="accent"
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
      {payer && <PaymentHandedOff session={payer} type={type} onPayAgain={startAgain} />}
      {stage === 'form' && (
        <FormPart
          part={form}
          type={type}
          id={formId}
          sfId={sfId}
          onReady={() => setIsFormThere(true)}
          onPay={pay}
        />
      )}
    </Modal>
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
