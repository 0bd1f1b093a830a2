import { useEffect, useEffectEvent, useId, type ComponentProps } from 'react'
import type { Session } from '@/api/accounts'
import { paymentUrl, type PaymentType } from '@/api/handoffs'
import { stayPackage } from '@/content/stayPackage'
import { Button } from '@/shared/ui/button/Button'
import { Modal } from '@/shared/ui/modal/Modal'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { useHandedOffPayment } from '@/state/handedOffPayments'
import { storedUserData, useSession } from '@/state/session'
import { NewTabNote } from '../handOff/NewTab'
import { useHandOff } from '../handOff/useHandOff'
import { PaymentForm } from './PaymentForm'
import { PaymentHandedOff } from './PaymentHandedOff'
import { InProgressNote } from './PaymentInProgress'
import { usePaidStatus } from './usePaidStatus'
import type { PaymentValues } from './values'
import styles from './Payment.module.css'

type Props = {
  open: boolean
  type: PaymentType
  onClose: () => void
}

/** Spec §2, PAYMENT: asks for the stay, then opens the main site in a new tab (Spec §7). */
export function PaymentModal({ open, type, onClose }: Props) {
  const { session } = useSession()
  const { isPaid, isLoading, refetch } = usePaidStatus(type)
  const { isHandedOff, begin, forget } = useHandedOffPayment(type)
  const { isOpening, handOff } = useHandOff({ offline: 'Network issue' })
  const stage = stageOf(session, isPaid, isHandedOff, isOpening)
  const id = useId()

  // Check before the user types: it may be paid on another device, or the session may have ended.
  const look = useEffectEvent(() => {
    if (session && !isLoading) void refetch()
  })
  useEffect(() => {
    if (open) look()
  }, [open])

  /** Opens the payment site in a new tab (Spec §7). Browsers allow that only inside the click handler. */
  function pay({ emergency_number: phoneNumber }: PaymentValues) {
    // Another tab may have signed in or out since the last render.
    const token = storedUserData.get()?.token
    if (!token || token !== session?.token) return
    if (handOff(paymentUrl({ token, phoneNumber, type }))) begin()
  }

  return (
    <Modal
      open={open}
      title="PAYMENT"
      size="narrow"
      onClose={onClose}
      footer={
        stage === 'form' && <PayButton form={id} isLoading={isLoading} isOpening={isOpening} />
      }
    >
      {stage === 'signed-out' && <SignInFirst />}
      {stage === 'paid' && <AlreadyPaid />}
      {session && stage === 'handed-off' && (
        <PaymentHandedOff session={session} type={type} onPayAgain={forget} />
      )}
      {session && stage === 'form' && (
        <PaymentPart type={type} form={{ id, sfId: session.user.sfId, onPay: pay }} />
      )}
    </Modal>
  )
}

function stageOf(
  session: Session | null,
  isPaid: boolean | undefined,
  isHandedOff: boolean,
  isOpening: boolean,
) {
  if (!session) return 'signed-out'
  if (isPaid) return 'paid'
  return isHandedOff && !isOpening ? 'handed-off' : 'form'
}

type ButtonProps = { form: string; isLoading: boolean; isOpening: boolean }

/** Until the payment status is known, it keeps its normal text. Spec §4 gives the other one. */
function PayButton({ form, isLoading, isOpening }: ButtonProps) {
  const busy = isLoading ? 'Make Payment' : isOpening && 'Initiating....'
  return (
    <Button type="submit" form={form} variant="accent" wide busy={busy}>
      Make Payment
    </Button>
  )
}

type PartProps = { type: PaymentType; form: ComponentProps<typeof PaymentForm> }

function PaymentPart({ type, form }: PartProps) {
  const { isUnknown, isLoading } = usePaidStatus(type)
  return (
    <>
      {/* Reasons not to pay. */}
      <div className={styles.doubts}>
        {isUnknown && !isLoading && (
          <p role="status">We could not check whether you have paid. Please do not pay twice.</p>
        )}
        <InProgressNote type={type === 'Individual' ? 'Contingent' : 'Individual'} />
      </div>
      <PaymentForm key={form.sfId} {...form} />
      <div className={styles.about}>
        <p className={styles.package}>
          Package, per head <b>{stayPackage.price}</b>
        </p>
        <p>{stayPackage.inOneLine}</p>
        {type === 'Contingent' && <p>This payment is for your whole contingent.</p>}
        <NewTabNote />
      </div>
    </>
  )
}

function SignInFirst() {
  return (
    <div role="status" className={styles.signInFirst}>
      <p className="lead">
        <b>Please Sign-in to continue</b>
      </p>
      <ButtonLink to={paths.signIn}>Sign In</ButtonLink>
    </div>
  )
}

function AlreadyPaid() {
  return (
    <div role="status" className={styles.form}>
      <p className="lead">
        <b>Your stay is paid.</b>
      </p>
      <p>There is nothing left to do here. See you at the festival!</p>
    </div>
  )
}
