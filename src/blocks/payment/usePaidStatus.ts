import type { PaymentType } from '@/api/handoffs'
import { useContingent } from '@/queries/contingent'
import { useProfile } from '@/queries/profile'

/** What is known of the payment for a stay, of the person or of their contingent. */
export function usePaidStatus(type: PaymentType) {
  const profile = useProfile()
  const contingent = useContingent({ enabled: false })
  const { error, isFetching, refetch } = type === 'Individual' ? profile : contingent
  const isPaid =
    type === 'Individual' ? profile.data?.isPaid : contingent.data?.contingent_payment_status
  // `QueriesProvider` fetches the profile.
  const isLoading = isFetching || (type === 'Individual' && !profile.hasSettled)
  return { isPaid, isLoading, /** The last request failed. */ isUnknown: error !== null, refetch }
}
