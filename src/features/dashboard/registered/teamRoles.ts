import type { GroupRegistration, TeamMember } from '@/api/registrations'

/** The server sends ids as numbers or as text; here both are already text. */
export function isLeader({ leader_id }: GroupRegistration, userId: string): boolean {
  return leader_id !== '' && leader_id === userId
}

export function leaderOf({ leader_id, GroupMembers }: GroupRegistration): TeamMember | undefined {
  return GroupMembers.find(({ id }) => id !== '' && id === leader_id)
}

/** Members can be added while there are fewer than the event's maximum (Spec §5). */
export function freePlaces({ event, GroupMembers }: GroupRegistration): number {
  return Math.max(0, event.max_participation - GroupMembers.length)
}

export type MemberRole = 'leader' | 'member' | 'removable' | 'unreachable'

/** Only the team's leader sees `removable` and `unreachable`. The server removes a member only by SF ID and email. */
export function roleOf(
  member: TeamMember,
  team: GroupRegistration,
  canChange: boolean,
): MemberRole {
  if (member === leaderOf(team)) return 'leader'
  if (!canChange) return 'member'
  return member.sfId !== '' && member.email !== '' ? 'removable' : 'unreachable'
}
