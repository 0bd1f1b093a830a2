import type { Profile, User } from '@/api/profile'
import type { Contingent, ContingentMember } from '@/api/contingent'
import type { Member } from '@/api/registrations'
import { isSameSfId } from '@/festival/sfIds'

type Viewer = Pick<User, 'id' | 'sfId'>

export type ViewerRole = ReturnType<typeof viewerRoleOf>

export function viewerRoleOf(contingent: Contingent, viewer: Viewer, profile: Profile | undefined) {
  const ownEntry = contingent.updatedMembersInfo.find((member) => isSelf(member, viewer))
  // A stored session may lack the id. A leader mistaken for a member would delete everything with 'Leave'.
  const id = viewer.id || (ownEntry?.id ?? '')
  return {
    isLeader: id !== '' && id === contingent.leaderId,
    /** The user's own row may be missing from the list; `undefined` while the profile has not loaded either. */
    hasPaid: ownEntry?.paymentStatus ?? profile?.isPaid,
  }
}

/** Ids are compared as text; an empty id matches nobody. */
export function isSelf(member: ContingentMember, { id, sfId }: Viewer) {
  if (member.id !== '' && id !== '') return member.id === id
  return isSameSfId(member, { sfId })
}

/**
 * Which buttons are shown (Spec §4): contingent payment and Add Members for the leader until the contingent has paid,
 * own payment for whoever may not have paid.
 */
export function allowedActions(contingent: Contingent, { isLeader, hasPaid }: ViewerRole) {
  const isOpen = isLeader && !contingent.contingent_payment_status
  return { contingentPayment: isOpen, individualPayment: hasPaid !== true, addMembers: isOpen }
}

export type AllowedActions = ReturnType<typeof allowedActions>

/** Of those who were added only the SF ID is known. */
export function withMembers(contingent: Contingent | null, members: Member[]) {
  if (!contingent) return null
  const isNew = (member: Member) =>
    !contingent.updatedMembersInfo.some((other) => isSameSfId(other, member))
  const added = members
    .filter(isNew)
    .map(({ sfId }) => ({ id: '', name: '', sfId, paymentStatus: undefined }))
  return { ...contingent, updatedMembersInfo: [...contingent.updatedMembersInfo, ...added] }
}
