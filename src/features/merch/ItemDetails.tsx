import type { Ref } from 'react'
import { delivery, quantities, type MerchItem } from '@/content/merch'
import { rupees } from '@/shared/lib/format'
import { Stepper } from '@/shared/ui/button/Stepper'
import field from '@/shared/ui/field/Field.module.css'
import { useCart } from '@/state/cart/cart'
import styles from './ItemModal.module.css'
import { SizeGuide, SizePicker } from './SizePicker'

type Props = {
  item: MerchItem
  isSizeMissing: boolean
  sizes: Ref<HTMLDivElement>
}

export function ItemDetails({ item, isSizeMissing, sizes }: Props) {
  const { choiceOf, choose } = useCart()
  const { selectedSize, quantity } = choiceOf(item)
  return (
    <div className={styles.details}>
      <div className={styles.what}>
        <p>
          {item.name}, {item.printFront}
        </p>
        <p className={styles.price}>{rupees(item.price)}</p>
      </div>
      {item.isSoldOut ? (
        <p>
          <b>All sizes are sold out.</b> Have a look at the other items.
        </p>
      ) : (
        <>
          <SizePicker
            ref={sizes}
            value={selectedSize}
            error={isSizeMissing && !selectedSize && 'Please select a size before adding to cart'}
            onChange={(size) => choose(item, { selectedSize: size })}
          />
          <SizeGuide />
          <div>
            <p className={field.label}>Quantity</p>
            <div className={styles.quantity}>
              <Stepper
                label="quantity"
                value={quantity}
                min={quantities.least}
                max={quantities.most}
                onChange={(count) => choose(item, { quantity: count })}
              />
              <p>
                <b>{rupees(quantity * item.price)}</b> in all
              </p>
            </div>
          </div>
        </>
      )}
      <p className={styles.terms}>
        Collect free from {delivery.collectAt}, or home delivery for {rupees(delivery.perPiece)} a
        piece (free from {rupees(delivery.freeFrom)}), {delivery.when}.
      </p>
    </div>
  )
}
