import { Link } from 'react-router-dom'
import { checkoutUrl } from '@/api/handoffs'
import { useHandOff } from '@/blocks/handOff/useHandOff'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { notify } from '@/shared/ui/toast/notify'
import { Card } from '@/shared/ui/Card'
import { useCart } from '@/state/cart/cart'
import { forSale } from '@/state/cart/cartLines'
import { useHandedOffPayment } from '@/state/handedOffPayments'
import { storedUserData, useSession } from '@/state/session'
import { CheckoutForm } from './CheckoutForm'
import { OrderHandedOff } from './OrderHandedOff'
import { handedOverUrl, orderKey, orderOf } from './order/order'
import type { CheckoutValues } from './order/checkoutSchema'
import styles from './Checkout.module.css'

const TOAST = 'sign-in-to-pay'

type Props = {
  /** The user confirms that the order is paid. */
  onPaid: () => void
}

/** Checkout (Spec §4): delivery, bill, and payment on the payment site (Spec §7). */
export function CheckoutCard({ onPaid }: Props) {
  const { lines } = useCart()
  const buyable = forSale(lines)
  const { session } = useSession()
  const sfId = session?.user.sfId
  const { isOpening, handOff } = useHandOff()
  // An item may have sold out after the user paid for it.
  const { isHandedOff, begin, forget } = useHandedOffPayment(orderKey(buyable), orderKey(lines))

  function pay(values: CheckoutValues) {
    // Another tab may have signed out, or in, since this render.
    const current = storedUserData.get()
    if (!current || current.token !== session?.token) return askToSignIn()
    if (handOff(checkoutUrl(orderOf(current, buyable, values)))) begin()
  }

  function finish() {
    forget()
    onPaid()
  }

  function stageNow() {
    if (isHandedOff && !isOpening) return 'handed-off'
    return buyable.length > 0 ? 'form' : 'sold-out'
  }
  const stage = stageNow()

  return (
    <Card as="section" frame="thin" aria-labelledby="checkout">
      <h2 id="checkout" className={`title ${styles.heading}`}>
        Checkout
      </h2>
      {stage === 'handed-off' && (
        <OrderHandedOff url={handedOverUrl(session, buyable)} onYes={finish} onNotYet={forget} />
      )}
      {stage === 'sold-out' && <NothingForSale />}
      {stage === 'form' && (
        <>
          {buyable.length < lines.length && (
            <p className={styles.soldOut}>Sold-out items are not part of this order.</p>
          )}
          <CheckoutForm
            key={sfId}
            lines={buyable}
            sfId={sfId}
            isOpening={isOpening}
            onPay={pay}
            onSignedOut={askToSignIn}
          />
        </>
      )}
    </Card>
  )
}

function NothingForSale() {
  return (
    <div className={styles.form}>
      <p className="lead">
        <b>There is nothing to pay.</b>
      </p>
      <p>Everything in your cart has sold out.</p>
      <ButtonLink to={paths.merchandise} variant="accent">
        See the merchandise
      </ButtonLink>
    </div>
  )
}

function askToSignIn() {
  notify.error(
    <>
      <p>Please Sign-in to continue</p>
      <Link className="link" to={paths.signIn} onClick={() => notify.dismiss(TOAST)}>
        Sign In
      </Link>
    </>,
    { id: TOAST },
  )
}
