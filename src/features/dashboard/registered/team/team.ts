import type { GroupRegistration, TeamMember } from '@/api/events'

/** Ids come as numbers or as text; here both are text already. */
export function isLeader({ leader_id }: GroupRegistration, userId: string): boolean {
  return leader_id !== '' && leader_id === userId
}

export function leaderOf({ leader_id, GroupMembers }: GroupRegistration): TeamMember | undefined {
  return GroupMembers.find(({ id }) => id !== '' && id === leader_id)
}

/** How many more the event takes (Spec §5: members can be added while there are fewer than its max). */
export function freePlaces({ event, GroupMembers }: GroupRegistration): number {
  return Math.max(0, event.max_participation - GroupMembers.length)
}

/**
 * What one is to the person who looks: `removable` and `unreachable` members are seen by their leader alone. The server
 * names a member by SF id and mail together; where it keeps one of them back, nobody can be removed.
 */
export type MemberRole = 'leader' | 'member' | 'removable' | 'unreachable'

export function roleOf(member: TeamMember, team: GroupRegistration, isOwn: boolean): MemberRole {
  if (member === leaderOf(team)) return 'leader'
  if (!isOwn) return 'member'
  return member.sfId !== '' && member.email !== '' ? 'removable' : 'unreachable'
}
