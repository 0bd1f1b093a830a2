import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
import { paymentUrl, type PaymentType } from '@/api/payments'
import { askToSignIn } from '@/blocks/askToSignIn'
import { returnTo } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Modal } from '@/shared/ui/modal/Modal'
import { useHandedOffPayment } from '@/state/handedOffPayments'
import { currentSession, PLEASE_SIGN_IN, useSession } from '@/state/session'
import { useHandOff } from '../handOff/NewTab'
import { PaymentForm } from './PaymentForm'
import { PaymentHandedOff } from './PaymentHandedOff'
import { usePaidStatus } from './usePaidStatus'
import type { PaymentValues } from './values'
import styles from './Payment.module.css'

type Props = {
  open: boolean
  type: PaymentType
  /** The contingent that a leader pays for. */
  contingentId?: string
  onClose: () => void
}

/** Spec §2, PAYMENT: collects the details of the stay, then opens the main site in a new tab (Spec §7). */
export default function PaymentModal({ open, type, contingentId, onClose }: Props) {
  const { session } = useSession()
  const { isPaid, hasFetched, isFetching, refetch } = usePaidStatus(type, { enabled: open })
  const { isHandedOff, begin, forget } = useHandedOffPayment(session?.user.sfId, type, contingentId)
  const { isOpening, handOff } = useHandOff({ offline: 'Network issue' })
  /** Kept in case the browser blocked the tab, with its token, because another user may sign in. */
  const [opened, setOpened] = useState<{ token: string; url: string }>()
  const formId = useId()

  // Refetch before the user types: the stay may be paid on another device, or the session may have ended.
  const refetchStatus = useEffectEvent(() => {
    if (session && !isFetching) void refetch()
  })
  useEffect(() => {
    if (open) refetchStatus()
  }, [open])

  /** Runs inside the click, because browsers block a tab that opens later. */
  function pay(values: PaymentValues) {
    const token = currentSession()?.token
    if (!token || token !== session?.token) return askToSignIn(PLEASE_SIGN_IN)
    const url = paymentUrl({ token, phoneNumber: values.emergency_number, type })
    if (!handOff(url)) return
    setOpened({ token, url })
    begin()
  }

  let content: ReactNode = <SignInFirst />
  let footer: ReactNode
  if (session && isPaid) {
    content = <AlreadyPaid type={type} />
  } else if (session && isHandedOff && !isOpening) {
    const url = opened?.token === session.token ? opened.url : undefined
    content = <PaymentHandedOff type={type} url={url} onPayAgain={forget} />
  } else if (session) {
    content = <PaymentForm key={session.user.sfId} id={formId} type={type} onPay={pay} />
    footer = <PayButton formId={formId} isLoading={!hasFetched} isOpening={isOpening} />
  }

  return (
    <Modal open={open} title="PAYMENT" size="narrow" onClose={onClose} footer={footer}>
      {content}
    </Modal>
  )
}

function SignInFirst() {
  return (
    <div role="status" className={styles.signInFirst}>
      <p className="lead">
        <b>{PLEASE_SIGN_IN}</b>
      </p>
      <ButtonLink to={paths.signIn} state={returnTo(window.location)}>
        Sign In
      </ButtonLink>
    </div>
  )
}

function AlreadyPaid({ type }: { type: PaymentType }) {
  return (
    <div role="status" className={styles.form}>
      <p className="lead">
        <b>
          {type === 'Contingent' ? 'The stay of your contingent is paid.' : 'Your stay is paid.'}
        </b>
      </p>
      <p>There is nothing left to do here. See you at the festival!</p>
    </div>
  )
}

type ButtonProps = { formId: string; isLoading: boolean; isOpening: boolean }

/** While the payment status loads, the busy button keeps its normal text. Spec §4 gives the text for the opening. */
function PayButton({ formId, isLoading, isOpening }: ButtonProps) {
  const busy = isLoading ? 'Make Payment' : isOpening && 'Initiating....'
  return (
    <Button type="submit" form={formId} variant="accent" wide busy={busy}>
      Make Payment
    </Button>
  )
}
