import type { PaymentType } from '@/api/payments'
import { contingentQuery } from '@/queries/contingentQuery'
import { useProfile } from '@/queries/profile'
import { useUserQuery } from '@/queries/userQuery'

/**
 * What is known of the payment for a stay, of the person or of their contingent. `enabled`: false while what shows it is
 * closed.
 */
export function usePaidStatus(type: PaymentType, { enabled = true } = {}) {
  const profile = useProfile({ enabled: enabled && type === 'Individual' })
  const contingent = useUserQuery(contingentQuery, { enabled: enabled && type === 'Contingent' })
  const { error, isFetched, isFetching, refetch } = type === 'Individual' ? profile : contingent
  return {
    isPaid:
      type === 'Individual' ? profile.data?.isPaid : contingent.data?.contingent_payment_status,
    /** This visit's first fetch has ended: nobody has to wait any longer. */
    hasFetched: isFetched,
    /** The last request failed. */
    hasFailed: error !== null,
    isFetching,
    refetch,
  }
}
