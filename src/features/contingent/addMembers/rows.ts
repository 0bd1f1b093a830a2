import type { FormikErrors } from 'formik'
import type { Member } from '@/api/registrations'
import type { EntryRules } from '@/blocks/members/MemberEntry'
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
} from '@/blocks/members/memberRow'
import type { DraftFields } from '@/state/drafts'

/** The maximum per request (Spec §9). More rows wait. */
export const MAX_ROWS = 20

/** At least one row. */
export function listOfRows(rows: Member[], pasted: string): MemberList {
  return { members: rows.length > 0 ? rows : blankRows(1), pasted }
}

export function toDraft({ members, pasted }: MemberList): DraftFields {
  return { members: JSON.stringify(members), pasted }
}

export function fromDraft({ members, pasted }: DraftFields): MemberList {
  return listOfRows(readRows(members), pasted ?? '')
}

/** How the rows are stored as a draft. */
export const rowsFormat = { emptyValues: listOfRows([], ''), toDraft, fromDraft }

/** What is sent (Spec §7): the first 20 rows, without blank ones. */
export function rowsToSend({ members }: MemberList): Member[] {
  return members
    .slice(0, MAX_ROWS)
    .filter((row) => !isBlank(row))
    .map(cleanMember)
}

/** The rows left after adding: those that waited, and those typed during the request. */
export function rowsAfter({ members, pasted }: MemberList, added: Member[]): MemberList {
  return listOfRows(rowsWithout(members, added), pasted)
}

/** Overwrites nothing: a single column fills down from `from` if there is space; all else replaces the blank rows. */
export function withPasted(rows: Member[], pasted: Member[], from?: number): Member[] {
  const column = columnOf(pasted)
  if (column !== null && from !== undefined) {
    const below = rows.slice(from, from + pasted.length)
    if (below.every((row) => row[column].trim() === '')) {
      const missing = blankRows(from + pasted.length - rows.length)
      return [...rows, ...missing].map((row, index) => {
        const member = pasted[index - from]
        return member ? { ...row, [column]: member[column] } : row
      })
    }
  }
  return [...rows.filter((row) => !isBlank(row)), ...pasted]
}

function columnOf(pasted: Member[]): 'sfId' | 'email' | null {
  if (pasted.every(({ email }) => email === '')) return 'sfId'
  return pasted.every(({ sfId }) => sfId === '') ? 'email' : null
}

/** As `memberErrors`, but blank rows are ignored, unless there are no others. */
export function rowErrors(rows: Member[], taken: Member[]): MemberErrors[] {
  const errors = memberErrors(rows, taken, (field, place) =>
    place === 'taken' ? `This is your own ${field}` : `The same as in row ${place}`,
  )
  const isEmpty = rows.every(isBlank)
  return rows.map((row, index) => {
    const isIgnored = isBlank(row) && !(isEmpty && index === 0)
    return (!isIgnored && errors[index]) || {}
  })
}

export function withoutRow({ members, pasted }: MemberList, row: number): MemberList {
  return listOfRows(members.toSpliced(row, 1), pasted)
}

/** Only the rows that are sent next are checked. */
export function validateRows(list: MemberList, leader: Member): FormikErrors<MemberList> {
  return formErrors(list, rowErrors(list.members.slice(0, MAX_ROWS), [leader]))
}

/** How members are entered into the list, which grows. The first 20 rows can be edited. */
export function listRules(leader: Member): EntryRules<MemberList> {
  return {
    shownRows: (list) => list.members.slice(0, MAX_ROWS),
    allRows: (list) => list.members,
    errorsOf: (list) => rowErrors(list.members, [leader]),
    add: (list, members, from) => listOfRows(withPasted(list.members, members, from), list.pasted),
    remove: withoutRow,
  }
}
