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
 * One entry per row, empty if the row can be sent. Blank rows are ignored, unless there are no others. Only empty
 * fields, the user's own SF-ID and duplicate rows are reported here; the server checks the rest (Spec §5).
 */
export function rowErrors(rows: Member[], ownSfId: string): MemberErrors[] {
  const isEmpty = rows.every(isBlank)
  return rows.map((row, index) => {
    if (isBlank(row) && !(isEmpty && index === 0)) return {}
    const { sfId, email } = cleanMember(row)
    const missing = { ...(!sfId && { sfId: 'Required' }), ...(!email && { email: 'Required' }) }
    if (sfId && sfId === ownSfId.toUpperCase())
      return { ...missing, sfId: 'This is your own SF-ID' }
    const duplicate = rows.slice(0, index).findIndex((earlier) => isSame(earlier, row))
    return duplicate < 0 ? missing : { sfId: `The same as in row ${duplicate + 1}` }
  })
}

/** As they are sent; upper and lower case do not matter in an email. */
function isSame(one: Member, other: Member): boolean {
  const [first, second] = [cleanMember(one), cleanMember(other)]
  const isOneMail = first.email.toLowerCase() === second.email.toLowerCase()
  return first.sfId === second.sfId && isOneMail
}

export const toDraft = ({ rows, list }: NewMembers): Draft => ({ rows: JSON.stringify(rows), list })

export function fromDraft({ rows, list = '' }: Draft): NewMembers {
  const kept = readRows(rows)
  return { rows: kept.length > 0 ? kept : blankRows(1), list }
}
