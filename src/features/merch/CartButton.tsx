import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { useCart } from '@/state/cart'
import { pieces } from '@/state/cartTotals'
import styles from './CartButton.module.css'

/** The way to the cart, with how many pieces lie in it. It stays in sight while the page scrolls. */
export function CartButton() {
  const { lines } = useCart()
  const count = pieces(lines)
  return (
    <div className={styles.place}>
      <ButtonLink className={styles.button} variant="hot" to={paths.cart}>
        <Icon name="cart" />
        <span>
          Cart
          {count > 0 && <span aria-hidden="true"> ({count})</span>}
          <span className="visuallyHidden">
            {count === 0 ? ', empty' : count === 1 ? ', 1 item' : `, ${count} items`}
          </span>
        </span>
      </ButtonLink>
    </div>
  )
}
