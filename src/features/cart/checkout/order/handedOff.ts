import type { CartLine } from '@/api/handoffs'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { markOf } from '@/shared/lib/markOf'
import { fieldsOf, textOf } from '@/shared/lib/unknown'
import { forSale } from '@/state/cart/cartLines'
import { useSession } from '@/state/session'

/** The last order handed over to the payment site, and whose it was (`markOf`). All tabs of the browser share it. */
const handedOff = createStored({
  key: 'order-handed-off',
  fallback: { mark: '', order: '' },
  read: (found) => {
    const { mark, order } = fieldsOf(found)
    return { mark: textOf(mark), order: textOf(order) }
  },
})

/** The payment site never reports a payment: the cart stays until the user confirms. Any change is a new order. */
export function useHandedOff(lines: CartLine[]) {
  const sfId = useSession().session?.user.sfId
  const mark = sfId && markOf(sfId)
  const last = useStored(handedOff)
  const order = asText(forSale(lines))
  // An item may have sold out after the user paid for it.
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
