import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { delivery, merch, quantities, type MerchItem } from '@/content/merch'
import { useOpen } from '@/shared/hooks/useOpen'
import { rupees } from '@/shared/lib/format'
import { Icon } from '@/shared/ui/Icon'
import { Button } from '@/shared/ui/button/Button'
import { Stepper } from '@/shared/ui/button/Stepper'
import field from '@/shared/ui/field/Field.module.css'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { useCart } from '@/state/cart/cart'
import { ItemFigure } from './ItemFigure'
import styles from './ItemModal.module.css'
import { SizeGuide, SizePicker } from './SizePicker'

export const openings = { item: ['item=:id'] } as const

/** The URL holds the modal: `?item=2` shows an item, and any other value says that there is none. */
export function ItemModal() {
  const { idOf, ...modal } = useOpen(openings)
  const value = idOf('item')
  const item = merch.find(({ id }) => String(id) === value)
  const close = () => modal.close('item')
  // A new opening mounts the details again, so that no state stays from the last one.
  const { key: opening } = useLocation()
  return (
    <>
      <Modal
        open={item !== undefined}
        title={item?.title ?? ''}
        rim={3}
        size="wide"
        picture={item && <ItemFigure key={item.id} item={item} />}
        pictureSize="large"
        onClose={close}
      >
        {item && <ItemDetails key={opening} item={item} onAdded={close} />}
      </Modal>
      <Modal
        open={value !== undefined && !item}
        title="Item not found"
        size="narrow"
        onClose={close}
        footer={<Button onClick={close}>All merch</Button>}
      >
        <p>This item is not in the shop. It may have been removed.</p>
      </Modal>
    </>
  )
}

function ItemDetails({ item, onAdded }: { item: MerchItem; onAdded: () => void }) {
  const { add, choiceOf, choose } = useCart()
  const { selectedSize, quantity } = choiceOf(item)
  const [first, ...otherSizes] = item.sizes
  const hasChoice = otherSizes.length > 0
  const chosen = hasChoice ? selectedSize : first.size
  const sizes = useRef<HTMLDivElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const isAdded = useRef(false)

  function handleAdd() {
    if (!chosen) {
      setIsRefused(true)
      sizes.current?.querySelector('input')?.focus()
      return
    }
    // The modal closes slowly, and a second press must not add the item again.
    if (isAdded.current) return
    isAdded.current = true
    const outcome = add(item, chosen, quantity)
    notify.success(outcome === 'added' ? 'Added to cart' : 'Updated cart')
    onAdded()
  }

  return (
    <>
      <div className={styles.details}>
        <div className={styles.what}>
          <p>
            {item.name}, {item.printFront}
          </p>
          <p className={styles.price}>{rupees(item.price)}</p>
        </div>
        {item.isSoldOut ? (
          <p>
            <b>{hasChoice ? 'All sizes are sold out.' : 'Sold out.'}</b> Have a look at the other
            items.
          </p>
        ) : (
          <>
            {hasChoice && (
              <>
                <SizePicker
                  ref={sizes}
                  sizes={item.sizes}
                  value={selectedSize}
                  error={isRefused && !selectedSize && 'Please select a size before adding to cart'}
                  onChange={(size) => choose(item, { selectedSize: size })}
                />
                <SizeGuide sizes={item.sizes} />
              </>
            )}
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
      <div className={styles.foot}>
        {item.isSoldOut ? (
          <Button className={styles.add} disabled>
            Sold out
          </Button>
        ) : (
          <Button className={styles.add} variant="accent" onClick={handleAdd}>
            <Icon name="cart" /> Add to cart
          </Button>
        )}
      </div>
    </>
  )
}
