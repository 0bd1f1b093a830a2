import type { FormikErrors } from 'formik'
import type { Member } from '@/api/registrations'
import { fieldsOf, listOf, textOf } from '@/shared/lib/parse'
import type { DraftFields } from '@/state/drafts'
import {
  blankRow,
  cleanMember,
  hasError,
  isBlank,
  memberErrors,
  type MemberRules,
  type RemovedRow,
} from './memberRow'
import { readPastedList } from './pastedList'

/**
 * The values of a form for members. The form sends the rows in `members`. The box holds the text `pasted`: members
 * without a row, and lines that were not understood.
 */
export type MemberList = { members: Member[]; pasted: string }

export type RowLimits = { min: number; max: number }

function blankRows(count: number): Member[] {
  return Array.from({ length: Math.max(0, count) }, blankRow)
}

export function emptyList({ min }: RowLimits): MemberList {
  return { members: blankRows(min), pasted: '' }
}

/** A shorter list loses its empty rows first. Then its last members move into the box. */
export function resized({ members, pasted }: MemberList, count: number): MemberList {
  const rows = [...members]
  while (rows.length > count && rows.some(isBlank)) rows.splice(rows.findLastIndex(isBlank), 1)
  return {
    members: [...rows.slice(0, count), ...blankRows(count - rows.length)],
    pasted: withLines(pasted, rows.slice(count).map(lineOf)),
  }
}

/** Adds or removes rows until the list is within the limits. */
export function fitted(list: MemberList, { min, max }: RowLimits): MemberList {
  return resized(list, Math.min(max, Math.max(min, list.members.length)))
}

export function listErrors(
  { members, pasted }: MemberList,
  rules: MemberRules,
): FormikErrors<MemberList> {
  const isEmpty = members.length > 0 && members.every(isBlank)
  if (isEmpty && readPastedList(pasted).members.length > 0)
    return { pasted: 'Press “Fill the rows” first' }
  const errors = memberErrors(members, rules)
  return errors.some(hasError) ? { members: errors } : {}
}

type Added = { members: Member[]; withoutPlace: Member[] }

/** Adds people to empty rows and to new rows, up to the maximum. Pasted people start at the row `from`. */
export function withPeople(rows: Member[], people: Member[], { max }: RowLimits, from?: number) {
  const result: Added = { members: [...rows], withoutPlace: [] }
  const { members } = result
  let next = Math.min(from ?? 0, members.length)
  for (const person of people) {
    while (next < members.length && !hasRoomFor(person, members[next], from !== undefined))
      next += 1
    const place = next < max ? next : members.findIndex(isBlank)
    if (place === -1) result.withoutPlace.push(person)
    else members[place] = merged(members[place], person)
    if (place === next) next += 1
  }
  return result
}

/** A person fits into an empty row. A pasted column also fits into rows that have only the other column. */
function hasRoomFor(person: Member, row: Member | undefined, isColumn: boolean): boolean {
  if (!row || isBlank(row)) return true
  const { sfId, email } = cleanMember(row)
  const fits = (typed: string, text: string) => typed === '' || text === '' || typed === text
  return isColumn && fits(sfId, person.sfId) && fits(email, person.email)
}

function merged(row: Member | undefined, person: Member): Member {
  return { sfId: person.sfId || (row?.sfId ?? ''), email: person.email || (row?.email ?? '') }
}

export function withoutRow({ members, pasted }: MemberList, row: number, { min }: RowLimits) {
  return resized({ members: members.toSpliced(row, 1), pasted }, Math.max(min, members.length - 1))
}

export function restored(list: MemberList, removed: RemovedRow, limits: RowLimits): MemberList {
  const members = list.members.toSpliced(removed.row, 0, removed.member)
  const filled = members.filter((member) => !isBlank(member))
  const count = Math.max(removed.count, filled.length)
  return fitted(resized({ ...list, members }, count), limits)
}

/** The list that remains after the rows are sent: the text of the box, if it names members. */
export function afterSending({ pasted }: MemberList, limits: RowLimits): MemberList | null {
  return readPastedList(pasted).members.length > 0 ? { ...emptyList(limits), pasted } : null
}

/** `readPastedList` reads this line back as the same member. */
export function lineOf(member: Member): string {
  const { sfId, email } = cleanMember(member)
  return `${sfId} ${email}`.trim()
}

export function withLines(text: string, lines: string[]): string {
  return [text.trim(), ...lines].filter(Boolean).join('\n')
}

export function toDraft({ members, pasted }: MemberList): DraftFields {
  return { members: JSON.stringify(members), pasted }
}

function fromDraft({ members, pasted = '' }: DraftFields, limits: RowLimits): MemberList {
  return fitted({ members: readRows(members), pasted }, limits)
}

/** The format for `useFormattedDraft`. */
export function listFormat(limits: RowLimits) {
  return {
    emptyValues: emptyList(limits),
    toDraft,
    fromDraft: (fields: DraftFields) => fromDraft(fields, limits),
  }
}

function readRows(json: string | undefined): Member[] {
  try {
    const rows: unknown = JSON.parse(json ?? '')
    return listOf(rows)
      .map(fieldsOf)
      .map((row) => ({ sfId: textOf(row.sfId), email: textOf(row.email) }))
  } catch {
    return [] // invalid: the rows start empty
  }
}
