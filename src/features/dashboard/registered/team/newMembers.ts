import type { Member } from '@/api/events'
import {
  blankRows,
  cleanMember,
  memberErrors,
  readRows,
  type MemberErrors,
} from '@/blocks/members/memberRow'
import type { Draft } from '@/shared/storage/drafts'
import { numberOf } from '@/shared/lib/unknown'
import { email as wholeAddress } from '@/shared/lib/validation'
import { eventName } from '../deregistration'

/** The form values. Rows beyond `count` are kept in case the user wants them again. */
export type NewMembers = { count: number; members: Member[] }

function rowsOf({ count, members }: NewMembers, free: number): Member[] {
  return members.slice(0, Math.min(count, free))
}

/** The rows that are shown, trimmed: what is sent (Spec §7). */
export function cleanRows(values: NewMembers, free: number): Member[] {
  return rowsOf(values, free).map(cleanMember)
}

/** One entry per row. In addition to the shared checks, the email must be valid. */
export function newMemberErrors(
  values: NewMembers,
  free: number,
  present: Member[],
): MemberErrors[] {
  const rows = rowsOf(values, free)
  return memberErrors(rows, present).map((errors, index) => {
    const isMail = wholeAddress.isValidSync(rows[index]?.email)
    return isMail || errors.email ? errors : { ...errors, email: 'Invalid email' }
  })
}

export function toDraft({ count, members }: NewMembers): Draft {
  return { count: String(count), members: JSON.stringify(members) }
}

export function fromDraft(draft: Draft, free: number): NewMembers {
  const kept = readRows(draft.members)
  const count = Math.min(Math.max(1, Math.floor(numberOf(draft.count) ?? 1)), free)
  return { count, members: [...kept, ...blankRows(count - kept.length)] }
}

export function addedWords(members: Member[], event: { id: number; name: string }): string {
  const [first] = members
  const who = members.length === 1 ? (first?.sfId ?? '') : `${members.length} members`
  return `${who} added to your team for ${eventName(event)}`
}
