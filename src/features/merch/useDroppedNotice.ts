import { useEffect } from 'react'
import { notify } from '@/shared/ui/toast/notify'
import { useCart } from '@/state/cart/cart'
import { droppedText } from '@/state/cart/cartLines'

/** Says once that unreadable lines of the stored cart were dropped. For /merchandise; /cart shows the same in `Notices`. */
export function useDroppedNotice() {
  const { dropped, forgetDropped } = useCart()
  useEffect(() => {
    if (dropped === 0) return
    notify.warn(droppedText(dropped), { id: 'dropped-lines' })
    forgetDropped()
  }, [dropped, forgetDropped])
}
