import type { PaymentType } from '@/api/payments'
import { contingentQuery } from '@/queries/contingentQuery'
import { useProfile } from '@/queries/profile'
import { useUserQuery } from '@/queries/userQuery'

/** The payment status of a stay, for the user or for their contingent. `enabled`: whether this payment is shown. */
export function usePaidStatus(type: PaymentType, { enabled = true } = {}) {
  const profile = useProfile({ enabled: enabled && type === 'Individual' })
  const contingent = useUserQuery(contingentQuery, { enabled: enabled && type === 'Contingent' })
  const { error, isFetched, isFetching, refetch } = type === 'Individual' ? profile : contingent
  return {
    isPaid:
      type === 'Individual' ? profile.data?.isPaid : contingent.data?.contingent_payment_status,
    /** The first fetch of this visit has ended, so nobody has to wait any longer. */
    hasFetched: isFetched,
    hasFailed: error !== null,
    isFetching,
    refetch,
  }
}
