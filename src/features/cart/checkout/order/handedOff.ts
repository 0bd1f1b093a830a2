import type { CartLine } from '@/api/handoffs'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, textOf } from '@/shared/lib/unknown'
import { forSale } from '@/state/cart/cartLines'
import { useSession } from '@/state/session'

/** Whose cart was handed over to the payment site last, and what was in it. The tabs of a browser share it. */
const handedOff = createStored({
  key: 'order-handed-off',
  fallback: { sfId: '', order: '' },
  read: (found) => {
    const { sfId, order } = fieldsOf(found)
    return { sfId: textOf(sfId), order: textOf(order) }
  },
})

/**
 * Nobody tells this site whether an order was paid: the cart is kept until its owner says so. They are asked about the
 * cart that they handed over; once it holds anything else it is another order.
 */
export function useHandedOff(lines: CartLine[]) {
  const sfId = useSession().session?.user.sfId
  const last = useStored(handedOff)
  const order = asText(forSale(lines))
  // What has sold out since may have been paid for before it did.
  const isSameOrder = last.order === order || last.order === asText(lines)
  return {
    isHandedOff: sfId !== undefined && last.sfId === sfId && isSameOrder,
    begin: () => sfId !== undefined && handedOff.set({ sfId, order }),
    forget: () => handedOff.set({ sfId: '', order: '' }),
  }
}

function asText(lines: CartLine[]) {
  return lines.map(({ id, size, count }) => `${id} ${size} ${count}`).join(', ')
}
