import { useEffect } from 'react'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { delivery, kinds, merch } from '@/content/merch'
import { useOpen } from '@/shared/hooks/useOpen'
import { columnsFor } from '@/shared/lib/columns'
import { rupees } from '@/shared/lib/format'
import { paths } from '@/festival/paths'
import { Icon } from '@/shared/ui/Icon'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { notify } from '@/shared/ui/toast/notify'
import { useCart } from '@/state/cart/cart'
import { differencesText } from '@/state/cart/cartLines'
import { countText, pieces } from '@/state/cart/cartTotals'
import { ShopLine } from '@/theme/ShopLine'
import { ItemModal, openings } from './ItemModal'
import { MerchCard } from './MerchCard'
import styles from './MerchScreen.module.css'

/** The sizes of all items with a choice of sizes. */
const offeredSizes = [
  ...new Set(
    merch
      .filter((item) => item.sizes.length > 1)
      .flatMap((item) => item.sizes.map(({ size }) => size)),
  ),
]

/** The catalogue (Spec §2) is part of the site, so no request is needed. */
export default function MerchScreen() {
  const { open } = useOpen(openings)
  useDifferencesNotice()
  return (
    <>
      <ScreenTitle tabTitle="Merch" />
      <CartButton />
      {merch.length > 0 ? (
        <ul className={styles.line} data-across={columnsFor(merch.length, 5)}>
          {merch.map((item) => (
            <li key={item.id} className={styles.place}>
              <ShopLine className={styles.drawnLine} />
              <MerchCard item={item} onOpen={() => open('item', { id: String(item.id) })} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="The shop is not open yet">
          {kinds} will be on sale here before the festival begins.
        </EmptyState>
      )}
      <div className={styles.terms}>
        <hr className="ornament" />
        {offeredSizes.length > 0 && (
          <p>
            <b>Sizes</b> {offeredSizes.join(', ')}
          </p>
        )}
        <p>
          <b>Collect</b> free, from {delivery.collectAt}
        </p>
        <p>
          <b>Delivery</b> {rupees(delivery.perPiece)} a piece, free from {rupees(delivery.freeFrom)}
          , {delivery.when}
        </p>
      </div>
      <ItemModal />
    </>
  )
}

function CartButton() {
  const { lines } = useCart()
  const count = pieces(lines)
  return (
    <div className={styles.cart}>
      <ButtonLink className={styles.cartButton} variant="accent" to={paths.cart}>
        <Icon name="cart" className={styles.cartIcon} />
        <span>
          Cart
          {count > 0 && <span aria-hidden="true"> ({count})</span>}
          <span className="visuallyHidden">, {countText(lines)}</span>
        </span>
      </ButtonLink>
    </div>
  )
}

/** On /merchandise, a toast says once how the cart differs from the stored cart. On /cart, `Notices` says it. */
function useDifferencesNotice() {
  const { forgetDifferences, ...cart } = useCart()
  const differences = differencesText(cart)
  useEffect(() => {
    if (!differences) return
    notify.warn(differences, { id: 'cart-differences' })
    forgetDifferences()
  }, [differences, forgetDifferences])
}
