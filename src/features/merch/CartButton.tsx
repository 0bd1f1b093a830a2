import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { useCart } from '@/state/cart/cart'
import { countInWords, pieces } from '@/state/cart/cartTotals'
import styles from './CartButton.module.css'

export function CartButton() {
  const { lines } = useCart()
  const count = pieces(lines)
  return (
    <div className={styles.place}>
      <ButtonLink className={styles.button} variant="hot" to={paths.cart} data-kept-clear>
        <Icon name="cart" className={styles.icon} />
        <span>
          Cart
          {count > 0 && <span aria-hidden="true"> ({count})</span>}
          <span className="visuallyHidden">, {countInWords(lines)}</span>
        </span>
      </ButtonLink>
    </div>
  )
}
