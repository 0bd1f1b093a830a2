import type { FestEvent, Member } from '@/api/events'
import { blankRows, cleanMember, readRows } from '@/blocks/members/memberRow'
import type { Draft } from '@/shared/storage/drafts'
import { numberOf } from '@/shared/lib/unknown'

/** The form values. `size` includes the leader; rows beyond it are kept in case the team grows again. */
export type Team = { size: number; members: Member[] }

/** The maximum is 1 for a solo event (Spec §9). */
export function teamSize({ min_participation: min, max_participation: max }: FestEvent): string {
  if (max === 1) return 'Solo, just you'
  return min === max ? `Exactly ${max}` : `From ${min} to ${max}`
}

export function emptyTeam({ min_participation }: FestEvent): Team {
  return { size: min_participation, members: blankRows(min_participation - 1) }
}

export function extraMembers({ size, members }: Team): Member[] {
  return members.slice(0, size - 1)
}

/** What is sent: the leader first (Spec §7). */
export function teamMembersOf(leader: Member, team: Team): Member[] {
  return [leader, ...extraMembers(team).map(cleanMember)]
}

export function toDraft({ size, members }: Team): Draft {
  return { size: String(size), members: JSON.stringify(members) }
}

/** A stored team, adjusted to the event's current limits; `null` if none is stored. */
export function fromDraft(draft: Draft, event: FestEvent): Team | null {
  const size = numberOf(draft.size)
  if (size === undefined) return null
  const { min_participation: min, max_participation: max } = event
  const fitting = Math.min(Math.max(Math.floor(size), min), max)
  const kept = readRows(draft.members).slice(0, max - 1)
  return { size: fitting, members: [...kept, ...blankRows(fitting - 1 - kept.length)] }
}
