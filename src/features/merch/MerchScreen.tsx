import { ScreenTitle } from '@/blocks/ScreenTitle'
import { delivery, merch, sizes } from '@/content/merch'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { rupees } from '@/shared/lib/rupees'
import { Divider } from '@/shared/ui/Divider'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { CartButton } from './CartButton'
import { MerchGrid } from './MerchGrid'
import { ItemDialogs } from './ItemDialogs'
import styles from './MerchScreen.module.css'
import { useDroppedNotice } from './useDroppedNotice'

/** The catalogue (Spec §2). It is part of the site, so nothing here waits for a request. */
export default function MerchScreen() {
  const { open } = useModalParam('item')
  useDroppedNotice()
  return (
    <>
      <ScreenTitle tabTitle="Merch" />
      <CartButton />
      {merch.length > 0 ? (
        <MerchGrid items={merch} onOpen={({ id }) => open(String(id))} />
      ) : (
        <EmptyState title="The shop is not open yet">
          T-shirts and hoodies will be on sale here before the festival begins.
        </EmptyState>
      )}
      <div className={styles.terms}>
        <Divider variant="ornament" />
        <p>
          <b>Sizes</b> {sizes.map(({ size }) => size).join(', ')}
        </p>
        <p>
          <b>Collect</b> free, from {delivery.collectAt}
        </p>
        <p>
          <b>Delivery</b> {rupees(delivery.perPiece)} a piece, free from {rupees(delivery.freeFrom)}
          , {delivery.when}
        </p>
      </div>
      <ItemDialogs />
    </>
  )
}
