import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { MerchItem } from '@/content/merch'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { useCart } from '@/state/cart/cart'
import { ItemDetails } from './ItemDetails'
import { ItemFigure } from './ItemFigure'
import styles from './ItemModal.module.css'

type Props = {
  /** Nothing while it is shut. */
  item: MerchItem | undefined
  onClose: () => void
}

/** Spec §2: an item with its size, its quantity and Add to cart. */
export function ItemModal({ item, onClose }: Props) {
  const { add, choiceOf } = useCart()
  const sizes = useRef<HTMLDivElement>(null)
  // One opening of the sheet: what happened in it does not concern the next one.
  const { key: opening } = useLocation()
  const [refusedIn, setRefusedIn] = useState<string>()
  const addedIn = useRef<string>(undefined)
  const isOpen = item !== undefined
  if (!isOpen && refusedIn !== undefined) setRefusedIn(undefined)
  // By the browser's Forward the same opening comes again. Not cleared on shutting: the sheet is still leaving then.
  useEffect(() => {
    if (isOpen) addedIn.current = undefined
  }, [isOpen])

  function handleAdd(wanted: MerchItem) {
    const { selectedSize, quantity } = choiceOf(wanted)
    if (!selectedSize) {
      setRefusedIn(opening)
      sizes.current?.querySelector('input')?.focus()
      return
    }
    // The sheet takes its time to leave, and a second press must not add a second time.
    if (addedIn.current === opening) return
    addedIn.current = opening
    const outcome = add(wanted, selectedSize, quantity)
    notify.success(outcome === 'added' ? 'Added to cart' : 'Updated cart')
    onClose()
  }

  return (
    <Modal
      open={isOpen}
      title={item?.title ?? ''}
      frame="turmeric"
      size="wide"
      picture={item && <ItemFigure key={item.id} item={item} />}
      pictureSize="large"
      onClose={onClose}
    >
      {item && (
        <>
          <ItemDetails item={item} isSizeMissing={refusedIn === opening} sizes={sizes} />
          <div className={styles.foot}>
            {item.isSoldOut ? (
              <Button className={styles.add} disabled>
                Sold out
              </Button>
            ) : (
              <Button className={styles.add} variant="hot" onClick={() => handleAdd(item)}>
                <Icon name="cart" /> Add to cart
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  )
}
