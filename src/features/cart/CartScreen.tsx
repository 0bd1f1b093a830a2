import { useState } from 'react'
import type { CartLine } from '@/api/payments'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { kinds } from '@/content/merch'
import { restoreFocus, takeFocus } from '@/shared/lib/focus'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { useCart } from '@/state/cart/cart'
import { differencesText, forSale, lineText } from '@/state/cart/cartLines'
import { countText } from '@/state/cart/cartTotals'
import { useSession } from '@/state/session'
import { CheckoutCard } from './checkout/CheckoutCard'
import { CartLines } from './CartLines'
import { FreeDelivery } from './FreeDelivery'
import styles from './Cart.module.css'

type Removal = { name: string; lines: { line: CartLine; index: number }[] }

/** The /cart page (Spec §2). It needs no sign-in. */
export default function CartScreen() {
  const { lines, remove } = useCart()
  const { session } = useSession()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const isEmpty = lines.length === 0
  const buyable = forSale(lines)

  function takeOut(name: string, removed: CartLine[]) {
    removed.forEach(remove)
    setRemoval({ name, lines: removed.map((line) => ({ line, index: lines.indexOf(line) })) })
  }

  function takeOutOrder(ordered: CartLine[]) {
    takeOut(ordered.length === lines.length ? 'Everything' : 'Your order', ordered)
  }

  return (
    <div className={styles.screen} data-empty={isEmpty}>
      <section className={styles.list}>
        <div className={styles.head}>
          <ScreenTitle tabTitle="Cart" className={`title ${styles.heading}`} />
          {!isEmpty && <p className={`figures ${styles.count}`}>{countText(lines)}</p>}
        </div>
        <div className={styles.pages} data-tone="light">
          <Notices removal={removal} onDone={() => setRemoval(null)} />
          {isEmpty ? (
            <div className={styles.empty}>
              <EmptyState
                title="Your cart is empty"
                action={
                  <ButtonLink to={paths.merchandise} variant="accent">
                    See the merchandise
                  </ButtonLink>
                }
              >
                <p>{kinds} of this edition are in the shop.</p>
              </EmptyState>
            </div>
          ) : (
            <>
              <CartLines lines={lines} onRemove={(line) => takeOut(lineText(line), [line])} />
              {buyable.length > 0 && <FreeDelivery lines={buyable} />}
            </>
          )}
        </div>
      </section>
      {!isEmpty && <CheckoutCard key={session?.token} onPaid={takeOutOrder} />}
    </div>
  )
}

type NoticesProps = { removal: Removal | null; onDone: () => void }

/** Messages about the cart. They stay until the user reacts, because Undo has no timeout. */
function Notices({ removal, onDone }: NoticesProps) {
  const { restore, forgetDifferences, ...cart } = useCart()
  const differences = differencesText(cart)

  function undo() {
    for (const { line, index } of removal?.lines ?? []) restore(line, index)
    onDone()
  }

  return (
    <div role="status">
      {differences && (
        <div ref={restoreFocus} className={`row ${styles.notice}`}>
          <p>{differences}</p>
          <Button variant="secondary" size="small" onClick={forgetDifferences}>
            OK
          </Button>
        </div>
      )}
      {removal && (
        <div ref={restoreFocus} className={`row ${styles.notice}`}>
          <p>
            <b>{removal.name}</b> was removed from your cart.
          </p>
          <Button
            key={removal.name}
            ref={takeFocus}
            variant="secondary"
            size="small"
            onClick={undo}
          >
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
