import type { Member } from '@/api/registrations'
import { numberOf } from '@/shared/lib/unknown'
import type { Draft } from '@/shared/storage/drafts'
import { blankRows, cleanMember, isBlank, readRows } from './memberRow'

/**
 * The values of a form with a list of members. Rows beyond `size` are kept in case the number grows again; rows beyond
 * the maximum were pasted and wait for a place. `pasted` is text that is not read into the rows yet.
 */
export type MemberList = { size: number; members: Member[]; pasted: string }

/** `leaders`: who counts without a row, such as the user who registers a team. */
export type Limits = { min: number; max: number; leaders?: number }

export function emptyList({ min, leaders = 0 }: Limits): MemberList {
  return { size: min, members: blankRows(min - leaders), pasted: '' }
}

/** The rows that are shown. */
export function rowsOf({ size, members }: MemberList, { max, leaders = 0 }: Limits): Member[] {
  return members.slice(0, Math.max(0, Math.min(size, max) - leaders))
}

/** Pasted members for whom there is no place. */
export function waitingOf({ members }: MemberList, { max, leaders = 0 }: Limits): Member[] {
  return members.slice(Math.max(0, max - leaders)).filter((row) => !isBlank(row))
}

export function membersOf(list: MemberList, limits: Limits): Member[] {
  return rowsOf(list, limits).map(cleanMember)
}

export function resized(list: MemberList, size: number, { leaders = 0 }: Limits): MemberList {
  const missing = blankRows(size - leaders - list.members.length)
  return { ...list, size, members: [...list.members, ...missing] }
}

/**
 * Adds members, from row `from` on if they were pasted there. Nothing is overwritten: full rows are skipped, and the team
 * grows up to its maximum. Members beyond it take empty rows before `from`, or wait.
 */
export function withMembers(
  list: MemberList,
  added: Member[],
  limits: Limits,
  from?: number,
): MemberList {
  const { leaders = 0 } = limits
  const places = Math.max(0, limits.max - leaders)
  const members = [...list.members]
  let filled = rowsOf(list, limits).length
  let next = from ?? 0
  for (const member of added) {
    while (next < places && !hasRoomFor(member, members[next], from !== undefined)) next += 1
    const before = members.slice(0, places).findIndex(isBlank)
    if (next < places) {
      members[next] = merged(members[next], member)
      next += 1
      filled = Math.max(filled, next)
    } else if (before !== -1) {
      members[before] = member
    } else {
      members.push(member)
    }
  }
  const size = Math.min(limits.max, Math.max(list.size, filled + leaders))
  return resized({ ...list, members }, size, limits)
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
export function withoutRow(list: MemberList, index: number, limits: Limits): MemberList {
  const members = list.members.filter((_, at) => at !== index)
  const next = resized({ ...list, members }, list.size, limits)
  const hasEmptyRow = rowsOf(list, limits).some(isBlank)
  const size = hasEmptyRow ? list.size : Math.max(limits.min, list.size - 1)
  return { ...next, size }
}

export function toDraft({ size, members, pasted }: MemberList): Draft {
  return { size: String(size), members: JSON.stringify(members), pasted }
}

/** A stored list, adjusted to the limits of today; `null` if none is stored. */
export function fromDraft(draft: Draft, limits: Limits): MemberList | null {
  const size = numberOf(draft.size)
  if (size === undefined) return null
  const fitting = Math.min(Math.max(Math.floor(size), limits.min), limits.max)
  return resized(
    { size: fitting, members: readRows(draft.members), pasted: draft.pasted ?? '' },
    fitting,
    limits,
  )
}
