import type { CartLine } from '@/api/handoffs'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { markOf } from '@/shared/lib/markOf'
import { fieldsOf, textOf } from '@/shared/lib/unknown'
import { forSale } from '@/state/cart/cartLines'
import { useSession } from '@/state/session'

/** Whose cart (by `markOf`) was handed over to the payment site last, and what was in it. Tabs share it. */
const handedOff = createStored({
  key: 'order-handed-off',
  fallback: { mark: '', order: '' },
  read: (found) => {
    const { mark, order } = fieldsOf(found)
    return { mark: textOf(mark), order: textOf(order) }
  },
})

/**
 * Nobody tells this site whether an order was paid: the cart is kept until its owner says so. They are asked about the
 * cart that they handed over; once it holds anything else it is another order.
 */
export function useHandedOff(lines: CartLine[]) {
  const sfId = useSession().session?.user.sfId
  const mark = sfId && markOf(sfId)
  const last = useStored(handedOff)
  const order = asText(forSale(lines))
  // What has sold out since may have been paid for before it did.
  const isSameOrder = last.order === order || last.order === asText(lines)
  return {
    isHandedOff: mark !== undefined && last.mark === mark && isSameOrder,
    begin: () => mark !== undefined && handedOff.set({ mark, order }),
    forget: () => handedOff.set({ mark: '', order: '' }),
  }
}

function asText(lines: CartLine[]) {
  return lines.map(({ id, size, count }) => `${id} ${size} ${count}`).join(', ')
}
