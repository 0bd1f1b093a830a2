import { useEffect } from 'react'
import { notify } from '@/shared/ui/toast/notify'
import { useCart } from '@/state/cart/cart'

/** Says once that unreadable lines of the stored cart were dropped. For the pages that show the cart. */
export function useDroppedNotice() {
  const { dropped, forgetDropped } = useCart()
  useEffect(() => {
    if (dropped === 0) return
    const what = dropped === 1 ? '1 line of your cart' : `${dropped} lines of your cart`
    notify.warn(`${what} could not be read and ${dropped === 1 ? 'was' : 'were'} left out`, {
      id: 'dropped-lines',
    })
    forgetDropped()
  }, [dropped, forgetDropped])
}
