import type { FestEvent, Member } from '@/api/events'
import { blankRows, cleanMember, readRows } from '@/blocks/members/memberRow'
import type { Draft } from '@/shared/storage/drafts'
import { numberOf } from '@/shared/lib/unknown'

/** A registration form as typed. `size` counts the leader; rows beyond it are kept, in case the team grows again. */
export type Team = { size: number; members: Member[] }

/** Spec §9: the largest size is 1 for a solo event. */
export function teamSize({ min_participation: min, max_participation: max }: FestEvent): string {
  if (max === 1) return 'Solo, just you'
  return min === max ? `Exactly ${max}` : `From ${min} to ${max}`
}

/** How every registration starts: the smallest team, with empty rows. */
export function emptyTeam({ min_participation }: FestEvent): Team {
  return { size: min_participation, members: blankRows(min_participation - 1) }
}

/** The rows that count: one per head beyond the leader, who is counted but needs no row. */
export function extraMembers({ size, members }: Team): Member[] {
  return members.slice(0, size - 1)
}

/** What is sent: the leader first (Spec §7). */
export function teamMembersOf(leader: Member, team: Team): Member[] {
  return [leader, ...extraMembers(team).map(cleanMember)]
}

/** A team as a draft's fields. */
export function toDraft({ size, members }: Team): Draft {
  return { size: String(size), members: JSON.stringify(members) }
}

/** A kept team, fitted to the event's limits of today; `null` where none is kept. */
export function fromDraft(draft: Draft, event: FestEvent): Team | null {
  const size = numberOf(draft.size)
  if (size === undefined) return null
  const { min_participation: min, max_participation: max } = event
  const fitting = Math.min(Math.max(Math.floor(size), min), max)
  const kept = readRows(draft.members).slice(0, max - 1)
  return { size: fitting, members: [...kept, ...blankRows(fitting - 1 - kept.length)] }
}
