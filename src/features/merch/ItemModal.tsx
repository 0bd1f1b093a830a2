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
  item: MerchItem | undefined
  onClose: () => void
}

export function ItemModal({ item, onClose }: Props) {
  const { add, choiceOf } = useCart()
  const sizes = useRef<HTMLDivElement>(null)
  // One opening of the modal: what happened in it must not affect the next one.
  const { key: opening } = useLocation()
  const [refusedIn, setRefusedIn] = useState<string>()
  const addedIn = useRef<string>(undefined)
  const isOpen = item !== undefined
  if (!isOpen && refusedIn !== undefined) setRefusedIn(undefined)
  // Browser Forward repeats the same opening. Not cleared on closing: the modal is still visible then.
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
    // The modal takes time to close: a second press must not add a second time.
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
