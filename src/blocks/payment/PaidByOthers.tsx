import type { Contingent } from '@/api/contingent'
import type { PaymentType } from '@/api/payments'
import { contingentQuery } from '@/queries/contingentQuery'
import { useUserQuery } from '@/queries/userQuery'
import { useCurrentSession } from '@/state/session'

/** Shows what the contingent or its members have paid, so that nobody pays twice. It does not block a payment. */
export function PaidByOthers({ type }: { type: PaymentType }) {
  const { data: contingent } = useUserQuery(contingentQuery)
  const { user } = useCurrentSession()
  if (!contingent) return null
  const text = type === 'Contingent' ? paidMembers(contingent) : paidForMember(contingent, user.id)
  return text && <p role="status">{text}</p>
}

function paidMembers({ updatedMembersInfo: members }: Contingent): string {
  const paid = members.filter(({ paymentStatus }) => paymentStatus).length
  if (paid === 0) return ''
  return `${paid} of ${members.length} members ${paid === 1 ? 'has' : 'have'} paid already.`
}

function paidForMember(contingent: Contingent, userId: string): string {
  if (!contingent.contingent_payment_status) return ''
  const isLeader = userId !== '' && userId === contingent.leaderId
  return `Your contingent has paid.${isLeader ? '' : ' Ask your leader before you pay.'}`
}
