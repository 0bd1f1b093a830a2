import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import styles from './Checkout.module.css'

export function NothingForSale() {
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
