import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { merch, type MerchItem } from '@/content/merch'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { Icon } from '@/shared/ui/Icon'
import { Button } from '@/shared/ui/button/Button'
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

function ItemModal({ item, onClose }: Props) {
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
              <Button className={styles.add} variant="accent" onClick={() => handleAdd(item)}>
                <Icon name="cart" /> Add to cart
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  )
}

/** The modal in the URL: `?item=2` shows an item, any other value says that there is none. */
export function ItemDialogs() {
  const { value, close } = useModalParam('item')
  const item = merch.find(({ id }) => String(id) === value)
  return (
    <>
      <ItemModal item={item} onClose={close} />
      <Modal
        open={Boolean(value) && !item}
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
