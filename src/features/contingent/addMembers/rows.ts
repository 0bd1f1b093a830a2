import type { Member } from '@/api/events'
import { blankRows, cleanMember, readRows, type MemberErrors } from '@/blocks/members/memberRow'
import type { Draft } from '@/shared/storage/drafts'

/** The maximum per request (Spec §9). */
export const MAX_ROWS = 20

/** The form values: rows, of which the first 20 are sent next, and a list that is not read yet. */
export type NewMembers = { rows: Member[]; list: string }

export const EMPTY: NewMembers = { rows: blankRows(1), list: '' }

export function isBlank({ sfId, email }: Member) {
  return sfId.trim() === '' && email.trim() === ''
}

/** What is sent (Spec §7): the first 20 rows, without blank ones. */
export function rowsToSend({ rows }: NewMembers): Member[] {
  return rows
    .slice(0, MAX_ROWS)
    .filter((row) => !isBlank(row))
    .map(cleanMember)
}

/** The rows left after adding: those that waited, and those typed during the request. */
export function rowsAfter({ rows, list }: NewMembers, added: Member[]): NewMembers {
  const isAdded = (row: Member) => {
    const { sfId, email } = cleanMember(row)
    return added.some((each) => each.sfId === sfId && each.email === email)
  }
  const left = rows.filter((row) => !isBlank(row) && !isAdded(row))
  return { rows: left.length > 0 ? left : blankRows(1), list }
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

/**
 * One entry per row, empty if the row can be sent. Blank rows are ignored, unless there are no others. Only what can
 * only be a slip is reported here (decision 7.11): an empty field, and an SF ID or email that is the user's own or in an
 * earlier row. The server checks the rest.
 */
export function rowErrors(rows: Member[], own: Member): MemberErrors[] {
  const isEmpty = rows.every(isBlank)
  return rows.map((row, index) => {
    if (isBlank(row) && !(isEmpty && index === 0)) return {}
    const earlier = rows.slice(0, index)
    const sfId = slipIn('sfId', row, own, earlier)
    const email = slipIn('email', row, own, earlier)
    return { ...(sfId && { sfId }), ...(email && { email }) }
  })
}

function slipIn(field: keyof Member, row: Member, own: Member, earlier: Member[]) {
  const plain = (each: Member) => cleanMember(each)[field].toLowerCase()
  const text = plain(row)
  if (text === '') return 'Required'
  if (text === plain(own))
    return field === 'sfId' ? 'This is your own SF ID' : 'This is your own email'
  const same = earlier.findIndex((each) => plain(each) === text)
  return same < 0 ? undefined : `The same as in row ${same + 1}`
}

export const toDraft = ({ rows, list }: NewMembers): Draft => ({ rows: JSON.stringify(rows), list })

export function fromDraft({ rows, list = '' }: Draft): NewMembers {
  const kept = readRows(rows)
  return { rows: kept.length > 0 ? kept : blankRows(1), list }
}
