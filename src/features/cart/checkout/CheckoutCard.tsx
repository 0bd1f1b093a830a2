import { useState } from 'react'
import { checkoutUrl, type CartLine } from '@/api/payments'
import { askToSignIn } from '@/blocks/askToSignIn'
import { NoNewTab, useHandOff } from '@/blocks/handOff/NewTab'
import { restoreFocus } from '@/shared/lib/focus'
import { paths } from '@/festival/paths'
import { takeFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Card } from '@/shared/ui/Card'
import { notify } from '@/shared/ui/toast/notify'
import { useCart } from '@/state/cart/cart'
import { forSale, lineText } from '@/state/cart/cartLines'
import { billOf } from '@/state/cart/cartTotals'
import { useHandedOffOrders } from '@/state/handedOffPayments'
import { currentSession, PLEASE_SIGN_IN, useSession } from '@/state/session'
import { CheckoutForm } from './CheckoutForm'
import type { CheckoutValues } from './schema'
import styles from './Checkout.module.css'

const NO_EMAIL = 'You cannot pay yet: your email has not loaded.'

type Props = { onPaid: (lines: CartLine[]) => void }

/** Checkout (Spec §4): delivery, bill, and payment on the payment site (Spec §7). Pass the token as the `key`. */
export function CheckoutCard({ onPaid }: Props) {
  const { lines } = useCart()
  const buyable = forSale(lines)
  const { session } = useSession()
  const sfId = session?.user.sfId
  const { isOpening, handOff } = useHandOff()
  /** The payment page that was opened, in case the browser blocked the tab. */
  const [openedUrl, setOpenedUrl] = useState<string>()
  const { isHandedOff, begin, forget } = useHandedOffOrders(sfId)
  // Includes sold-out lines, because an item may sell out after the user has paid for it.
  const ordered = lines.filter(isHandedOff)

  function pay(values: CheckoutValues) {
    const current = currentSession()
    if (!current || current.token !== session?.token) return askToSignIn(PLEASE_SIGN_IN)
    // The payment site needs the email.
    if (current.user.email === '') return notify.error(NO_EMAIL)
    const url = checkoutUrl({
      session: current,
      lines: buyable,
      bill: billOf(buyable, values.way),
      destination: values,
    })
    if (!handOff(url)) return
    setOpenedUrl(url)
    begin(buyable)
  }

  const isAsking = ordered.length > 0 && !isOpening
  const hasItems = buyable.length > 0
  return (
    <Card as="section" size="small" rim={3} aria-labelledby="checkout">
      <h2 id="checkout" className={`title ${styles.heading}`}>
        Checkout
      </h2>
      {isAsking && (
        <OrderHandedOff
          ordered={ordered}
          isWholeCart={ordered.length === lines.length}
          url={openedUrl}
          onYes={() => onPaid(ordered)}
          onNotYet={forget}
        />
      )}
      {!isAsking && !hasItems && <NothingForSale />}
      {!isAsking && hasItems && (
        <>
          {buyable.length < lines.length && (
            <p className={styles.soldOut}>Sold-out items are not part of this order.</p>
          )}
          <CheckoutForm
            lines={buyable}
            isSignedIn={session !== null}
            isOpening={isOpening}
            onPay={pay}
            onSignedOut={() => askToSignIn(PLEASE_SIGN_IN)}
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

type HandedOffProps = {
  ordered: CartLine[]
  isWholeCart: boolean
  /** The payment page that was opened. `undefined` after a reload. */
  url: string | undefined
  onYes: () => void
  onNotYet: () => void
}

/** The payment site does not report the result, so the site asks the user. */
function OrderHandedOff({ ordered, isWholeCart, url, onYes, onNotYet }: HandedOffProps) {
  return (
    <div ref={restoreFocus} className={styles.form}>
      <div ref={takeFocus} role="status" tabIndex={-1}>
        <p className="lead">
          <b>Have you paid?</b>
        </p>
        {isWholeCart ? (
          <p>
            Your order is open in the tab of the payment site. Your cart stays here until you say
            that it is paid.
          </p>
        ) : (
          <>
            <p>You went to the payment site with a part of this cart:</p>
            <ul>
              {ordered.map((line) => (
                <li key={`${line.id} ${line.size}`}>{lineText(line)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Button onClick={onYes}>
        {isWholeCart ? 'Yes, empty my cart' : 'Yes, take it out of my cart'}
      </Button>
      <Button variant="secondary" onClick={onNotYet}>
        Not yet
      </Button>
      {url && (
        <div className={styles.noTab}>
          <NoNewTab url={url} />
        </div>
      )}
    </div>
  )
}
