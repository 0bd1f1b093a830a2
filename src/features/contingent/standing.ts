import type { UserRecord } from '@/api/accounts'
import type { Contingent, ContingentMember } from '@/api/contingents'

/** Who is looking: the ids of the session, and the fresh record once it is there. */
type Onlooker = { id: string; sfId: string; record: UserRecord | undefined }

/** What one person is in a contingent, and has paid. */
export type Standing = {
  isLeader: boolean
  /** Unknown while neither the list nor the fresh record tells. */
  hasPaid: boolean | undefined
}

export function standingOf(contingent: Contingent, onlooker: Onlooker): Standing {
  const own = contingent.updatedMembersInfo.find((member) => isOwn(member, onlooker))
  // A stored session may have lost the id; a leader taken for a member would delete it all by 'Leave'.
  const id = onlooker.id || onlooker.record?.user.id || (own?.id ?? '')
  return {
    isLeader: id !== '' && id === contingent.leaderId,
    // One's own row may be missing in the list.
    hasPaid: own?.paymentStatus ?? onlooker.record?.isPaid,
  }
}

/** Ids are compared as text, and an empty one is nobody's. */
export function isOwn(member: ContingentMember, { id, sfId }: Pick<Onlooker, 'id' | 'sfId'>) {
  if (member.id !== '' && id !== '') return member.id === id
  return member.sfId !== '' && member.sfId.toUpperCase() === sfId.toUpperCase()
}

/** Which buttons are there (Spec §4). */
export type Offers = { contingentPayment: boolean; ownPayment: boolean; addMembers: boolean }

export function offersFor(contingent: Contingent, { isLeader, hasPaid }: Standing): Offers {
  const isOpen = isLeader && !contingent.contingent_payment_status
  return { contingentPayment: isOpen, ownPayment: hasPaid === false, addMembers: isOpen }
}
