import type { FormikErrors } from 'formik'
import type { FestEvent } from '@/api/events'
import type { Member } from '@/api/registrations'
import { numberOf } from '@/shared/lib/parse'
import type { DraftFields } from '@/state/drafts'
import {
  blankRows,
  cleanMember,
  formErrors,
  isBlank,
  memberErrors,
  readRows,
  rowsWithout,
  type MemberErrors,
  type MemberList,
} from './memberRow'

/**
 * The values of a form for a team, which has a size. Rows beyond `size` stay in case the number grows again; rows beyond
 * the maximum were pasted and wait for a place.
 */
export type Team = MemberList & { size: number }

/** `leaders`: who counts without a row, such as the user who registers a team. */
export type TeamLimits = { min: number; max: number; leaders?: number }

/** The maximum is 1 for a solo event (Spec §9). */
export function teamSize({ min_participation: min, max_participation: max }: FestEvent): string {
  if (max === 1) return 'Solo, just you'
  return min === max ? `Exactly ${max}` : `From ${min} to ${max}`
}

/** Both numbers include the user, who leads the team. */
export function limitsOf({ min_participation, max_participation }: FestEvent): TeamLimits {
  return { min: min_participation, max: max_participation, leaders: 1 }
}

export function emptyTeam({ min, leaders = 0 }: TeamLimits): Team {
  return { size: min, members: blankRows(min - leaders), pasted: '' }
}

/** The rows that are shown. */
export function shownRows({ size, members }: Team, { max, leaders = 0 }: TeamLimits): Member[] {
  return members.slice(0, Math.max(0, Math.min(size, max) - leaders))
}

/** Pasted members for whom there is no place. */
export function waitingRows({ members }: Team, { max, leaders = 0 }: TeamLimits): Member[] {
  return members.slice(Math.max(0, max - leaders)).filter((row) => !isBlank(row))
}

export function membersOf(team: Team, limits: TeamLimits): Member[] {
  return shownRows(team, limits).map(cleanMember)
}

export function resized(team: Team, size: number, { leaders = 0 }: TeamLimits): Team {
  const missing = blankRows(size - leaders - team.members.length)
  return { ...team, size, members: [...team.members, ...missing] }
}

/**
 * Adds members, from row `from` on if they were pasted there. Nothing is overwritten: full rows are skipped, and the team
 * grows up to its maximum. Members beyond it take empty rows before `from`, or wait. Hidden rows stay hidden while there
 * is a place for them; then they wait, too.
 */
export function withMembers(team: Team, added: Member[], limits: TeamLimits, from?: number): Team {
  const { leaders = 0 } = limits
  const places = Math.max(0, limits.max - leaders)
  const rows = shownRows(team, limits)
  const hidden = rowsWithout(team.members.slice(rows.length, places), added)
  const waiting = rowsWithout(team.members.slice(places), added)
  let next = from ?? 0
  for (const member of added) {
    while (next < rows.length && !hasRoomFor(member, rows[next], from !== undefined)) next += 1
    const before = rows.findIndex(isBlank)
    if (next < places) {
      rows[next] = merged(rows[next], member)
      next += 1
    } else if (before !== -1) {
      rows[before] = member
    } else {
      waiting.push(member)
    }
  }
  const size = Math.min(limits.max, Math.max(team.size, rows.length + leaders))
  const padding = waiting.length > 0 ? blankRows(places - rows.length - hidden.length) : []
  const members = [...rows, ...hidden, ...padding, ...waiting]
  return resized({ ...team, members }, size, limits)
}

/** An empty row. Below a field into which a column was pasted, also one with the other column only. */
function hasRoomFor(member: Member, row: Member | undefined, isColumn: boolean): boolean {
  if (!row || isBlank(row)) return true
  const { sfId, email } = cleanMember(row)
  const fits = (typed: string, text: string) => typed === '' || text === '' || typed === text
  return isColumn && fits(sfId, member.sfId) && fits(email, member.email)
}

function merged(row: Member | undefined, member: Member): Member {
  return { sfId: member.sfId || (row?.sfId ?? ''), email: member.email || (row?.email ?? '') }
}

/** Takes a row out. The team gets smaller, unless somebody has chosen a size with more empty rows. */
export function withoutRow(team: Team, index: number, limits: TeamLimits): Team {
  const members = team.members.filter((_, at) => at !== index)
  const next = resized({ ...team, members }, team.size, limits)
  const hasEmptyRow = shownRows(team, limits).some(isBlank)
  const size = hasEmptyRow ? team.size : Math.max(limits.min, team.size - 1)
  return { ...next, size }
}

/** What stays in the form once `sent` are in the team: other rows, hidden ones too, and lines that were not understood. */
export function teamAfter(team: Team, sent: Member[], limits: TeamLimits): Team {
  return resized({ ...team, members: rowsWithout(team.members, sent) }, limits.min, limits)
}

export function teamToDraft({ size, members, pasted }: Team): DraftFields {
  return { size: String(size), members: JSON.stringify(members), pasted }
}

/** A stored team, adjusted to the limits of today; `null` if none is stored. */
export function teamFromDraft(draft: DraftFields, limits: TeamLimits): Team | null {
  const size = numberOf(draft.size)
  if (size === undefined) return null
  const fitting = Math.min(Math.max(Math.floor(size), limits.min), limits.max)
  return resized(
    { size: fitting, members: readRows(draft.members), pasted: draft.pasted ?? '' },
    fitting,
    limits,
  )
}

/** How a team is stored as a draft. */
export function teamFormat(limits: TeamLimits) {
  return {
    emptyValues: emptyTeam(limits),
    toDraft: teamToDraft,
    fromDraft: (draft: DraftFields) => teamFromDraft(draft, limits) ?? emptyTeam(limits),
  }
}

export function teamErrors(rows: Member[], taken: Member[]): MemberErrors[] {
  return memberErrors(rows, taken, (field) => `This ${field} is already in your team`)
}

/** `taken`: who is in the team already, because nobody may be in it twice. */
export function validateTeam(team: Team, limits: TeamLimits, taken: Member[]): FormikErrors<Team> {
  const rows = shownRows(team, limits)
  return formErrors({ members: rows, pasted: team.pasted }, teamErrors(rows, taken))
}
