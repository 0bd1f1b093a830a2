import type { Member } from '@/api/registrations'
import { numberOf } from '@/shared/lib/unknown'
import type { Draft } from '@/shared/storage/drafts'
import { blankRows, cleanMember, readRows } from './memberRow'

/**
 * The values of a form with a list of members. Rows beyond `size` are kept in case the number grows again. `pasted` is
 * text that is not read into the rows yet.
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

export function membersOf(list: MemberList, limits: Limits): Member[] {
  return rowsOf(list, limits).map(cleanMember)
}

export function resized(list: MemberList, size: number, { leaders = 0 }: Limits): MemberList {
  const missing = blankRows(size - leaders - list.members.length)
  return { ...list, size, members: [...list.members, ...missing] }
}

export function toDraft({ size, members, pasted }: MemberList): Draft {
  return { size: String(size), members: JSON.stringify(members), pasted }
}

/** A stored list, adjusted to the limits of today; `null` if none is stored. */
export function fromDraft(draft: Draft, limits: Limits): MemberList | null {
  const size = numberOf(draft.size)
  if (size === undefined) return null
  const { min, max, leaders = 0 } = limits
  const fitting = Math.min(Math.max(Math.floor(size), min), max)
  const members = readRows(draft.members).slice(0, max - leaders)
  return resized({ size, members, pasted: draft.pasted ?? '' }, fitting, limits)
}
