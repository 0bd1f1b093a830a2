import type { Profile, User } from '@/api/profile'
import type { Contingent, ContingentMember } from '@/api/contingent'
import type { Member } from '@/api/registrations'
import { isSameSfId } from '@/festival/sfIds'

type Viewer = Pick<User, 'id' | 'sfId'>

export type ViewerRole = ReturnType<typeof viewerRoleOf>

export function viewerRoleOf(contingent: Contingent, viewer: Viewer, profile: Profile | undefined) {
  const ownEntry = contingent.updatedMembersInfo.find((member) => isSelf(member, viewer))
  // A stored session may lack the id. A leader who looks like a member would delete the contingent with 'Leave'.
  const id = viewer.id || (ownEntry?.id ?? '')
  return {
    isLeader: id !== '' && id === contingent.leaderId,
    /** The list may lack the user's own row. `undefined` until the profile has loaded. */
    hasPaid: ownEntry?.paymentStatus ?? profile?.isPaid,
  }
}

/** An empty id matches nobody. */
export function isSelf(member: ContingentMember, { id, sfId }: Viewer) {
  if (member.id !== '' && id !== '') return member.id === id
  return isSameSfId(member, { sfId })
}

/** Spec §4. If `hasPaid` is unknown, the user may pay. */
export function allowedActions(contingent: Contingent, { isLeader, hasPaid }: ViewerRole) {
  const isOpen = isLeader && !contingent.contingent_payment_status
  return { contingentPayment: isOpen, individualPayment: hasPaid !== true, addMembers: isOpen }
}

export type AllowedActions = ReturnType<typeof allowedActions>

/** For new members, only the SF ID is known. */
export function withMembers(contingent: Contingent | null, members: Member[]) {
  if (!contingent) return null
  const isNew = (member: Member) =>
    !contingent.updatedMembersInfo.some((other) => isSameSfId(other, member))
  const added = members
    .filter(isNew)
    .map(({ sfId }) => ({ id: '', name: '', sfId, paymentStatus: undefined }))
  return { ...contingent, updatedMembersInfo: [...contingent.updatedMembersInfo, ...added] }
}
