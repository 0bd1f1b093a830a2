import type { PaymentType } from '@/api/handoffs'
import { contingent } from '@/state/server/contingent'
import { useOwn } from '@/state/server/own'
import { useOwnRecord } from '@/state/server/record'

/** What is known of the payment for a stay, of the person or of their contingent. */
export function usePaidStatus(type: PaymentType) {
  const own = useOwnRecord()
  const group = useOwn(contingent, { enabled: false })
  const { error, isFetching, refetch } = type === 'Individual' ? own : group
  const isPaid = type === 'Individual' ? own.data?.isPaid : group.data?.contingent_payment_status
  // `ServerProvider` reads the record.
  const isLoading = isFetching || (type === 'Individual' && !own.isFetched)
  return { isPaid, isLoading, /** It was asked in vain. */ isUnknown: error !== null, refetch }
}
