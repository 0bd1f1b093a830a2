import { useState } from 'react'
import type { CartLine } from '@/api/handoffs'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { useCart } from '@/state/cart/cart'
import { forSale } from '@/state/cart/cartLines'
import { countInWords } from '@/state/cart/cartTotals'
import { CheckoutCard } from './checkout/CheckoutCard'
import { CartLines } from './CartLines'
import { FreeDelivery } from './FreeDelivery'
import { Notices, type Removal } from './Notices'
import styles from './Cart.module.css'

/** The /cart page (Spec §2). Needs no sign-in. */
export default function CartScreen() {
  const { lines, empty, remove } = useCart()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const isEmpty = lines.length === 0
  const buyable = forSale(lines)

  function takeOut(line: CartLine) {
    const index = lines.indexOf(line)
    remove(line)
    setRemoval({ what: `${line.title}, size ${line.size}`, lines: [{ line, index }] })
  }

  function takeOutAll() {
    empty()
    setRemoval({ what: 'Everything', lines: lines.map((line, index) => ({ line, index })) })
  }

  return (
    <div className={styles.screen} data-empty={isEmpty}>
      <section className={styles.list}>
        <div className={styles.head}>
          <ScreenTitle tabTitle="Cart" className={`title ${styles.heading}`} />
          {!isEmpty && <p className={`figures ${styles.count}`}>{countInWords(lines)}</p>}
        </div>
        <div className={styles.pages} data-ground="light">
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
                <p>See the T-shirts and hoodies of this edition.</p>
              </EmptyState>
            </div>
          ) : (
            <>
              <CartLines lines={lines} onRemove={takeOut} />
              {buyable.length > 0 && <FreeDelivery lines={buyable} />}
            </>
          )}
        </div>
      </section>
      {!isEmpty && <CheckoutCard onPaid={takeOutAll} />}
    </div>
  )
}
