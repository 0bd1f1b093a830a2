import type { Member } from '@/api/registrations'
import type { EntryRules } from '@/blocks/members/MemberEntry'
import type { MemberList } from '@/blocks/members/memberList'
import {
  blankRows,
  cleanMember,
  isBlank,
  memberErrors,
  type MemberErrors,
} from '@/blocks/members/memberRow'

/** The maximum per request (Spec §9). More rows wait. */
export const MAX_ROWS = 20

/** More than any contingent: a stored number may be anything. */
export const limits = { min: 1, max: 2_000 }

/** At least one row. */
export function listOfRows(rows: Member[], pasted: string): MemberList {
  const members = rows.length > 0 ? rows : blankRows(1)
  return { size: members.length, members, pasted }
}

/** What is sent (Spec §7): the first 20 rows, without blank ones. */
export function rowsToSend({ members }: MemberList): Member[] {
  return members
    .slice(0, MAX_ROWS)
    .filter((row) => !isBlank(row))
    .map(cleanMember)
}

/** The rows left after adding: those that waited, and those typed during the request. */
export function rowsAfter({ members, pasted }: MemberList, added: Member[]): MemberList {
  const isAdded = (row: Member) => {
    const { sfId, email } = cleanMember(row)
    return added.some((each) => each.sfId === sfId && each.email === email)
  }
  return listOfRows(
    members.filter((row) => !isBlank(row) && !isAdded(row)),
    pasted,
  )
}

/** Overwrites nothing: a single column fills down from `from` if there is space; all else replaces the blank rows. */
export function withPasted(rows: Member[], pasted: Member[], from?: number): Member[] {
  const column = columnOf(pasted)
  if (column !== null && from !== undefined) {
    const below = rows.slice(from, from + pasted.length)
    if (below.every((row) => row[column].trim() === '')) {
      const missing = blankRows(from + pasted.length - rows.length)
      return [...rows, ...missing].map((row, index) => {
        const found = pasted[index - from]
        return found ? { ...row, [column]: found[column] } : row
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
  const errors = memberErrors(rows, taken, (what, row) =>
    row === undefined ? `This is your own ${what}` : `The same as in row ${row}`,
  )
  const isEmpty = rows.every(isBlank)
  return rows.map((row, index) => {
    const isIgnored = isBlank(row) && !(isEmpty && index === 0)
    return (!isIgnored && errors[index]) || {}
  })
}

/** How members are entered into the list, which grows. The first 20 rows can be edited. */
export function listRules(own: Member): EntryRules {
  return {
    rowsOf: (list) => list.members.slice(0, MAX_ROWS),
    entered: (list) => list.members,
    errorsOf: (list) => rowErrors(list.members, [own]),
    add: (list, members, from) => listOfRows(withPasted(list.members, members, from), list.pasted),
    takeOut: (list, row) =>
      listOfRows(
        list.members.filter((_, at) => at !== row),
        list.pasted,
      ),
  }
}
