import { useSyncExternalStore } from 'react'
import { createStored } from '@/shared/lib/createStored'

/** Has the cart been handed over to the payment site, and not been asked for since? The tabs of a browser share it. */
const handedOff = createStored<boolean>({
  key: 'order-handed-off',
  fallback: false,
  read: (found) => (typeof found === 'boolean' ? found : undefined),
})

/** Nobody tells this site whether an order was paid: the cart is kept until its owner says so. */
export function useHandedOff() {
  const isHandedOff = useSyncExternalStore(handedOff.subscribe, handedOff.get)
  return [isHandedOff, handedOff.set] as const
}
