import { ApiError } from '@/api/errors'
import type { Member } from '@/api/registrations'
import { cleanSfId } from '@/festival/numbers'
import { cleanEmail } from '@/shared/lib/cleaning'

export type MemberErrors = { sfId?: string; email?: string }

export function memberName(member: { name?: string; sfId: string }): string {
  return member.name || member.sfId || 'Member without a name'
}

/** A removed row, its index, and the number of rows before the removal. */
export type RemovedRow = { row: number; member: Member; count: number }

export const blankRow = (): Member => ({ sfId: '', email: '' })

export function isBlank({ sfId, email }: Member) {
  return sfId.trim() === '' && email.trim() === ''
}

/** The member in the form that is sent. Emails keep their case, because only the server knows whether case matters. */
export function cleanMember(row: Member): Member {
  return { sfId: cleanSfId(row.sfId), email: cleanEmail(row.email) }
}

/** The rules of validation, and the words and numbers of its messages. */
export type MemberRules = {
  /** The current members. Their SF IDs and emails are refused. */
  taken: Member[]
  /** People who are left out of a pasted list. Default: `taken`. */
  known?: Member[]
  /** For example "your team". */
  groupName: string
  /** 2 if the leader is Member 1. */
  firstNumber?: number
  /** Empty rows are not sent. They get no errors, unless all rows are empty: then the first one does. */
  skipsEmpty?: boolean
}

/**
 * One entry per row, empty if the row can be sent. It reports only clear slips: an empty field, or an SF ID or email of
 * somebody in `taken` or in an earlier row.
 */
export function memberErrors(rows: Member[], rules: MemberRules): MemberErrors[] {
  const { taken, groupName, firstNumber = 1, skipsEmpty = false } = rules
  const all = rows.map(comparable)
  const others = taken.map(comparable)

  function fieldError(field: keyof Member, row: number) {
    const name = field === 'sfId' ? 'SF ID' : 'email'
    const text = all[row]?.[field] ?? ''
    if (text === '') return 'Required'
    if (others.some((member) => member[field] === text))
      return `This ${name} is already in ${groupName}`
    const earlier = all.findIndex((member) => member[field] === text)
    return earlier < row ? `The same as Member ${firstNumber + earlier}` : undefined
  }

  return rows.map((member, row) => {
    if (skipsEmpty && isBlank(member) && (row > 0 || !rows.every(isBlank))) return {}
    const [sfId, email] = [fieldError('sfId', row), fieldError('email', row)]
    return { ...(sfId && { sfId }), ...(email && { email }) }
  })
}

/** Whether a complete row is somebody in `taken`. The server hides some emails; there the SF ID is enough. */
export function isOneOf(taken: Member[], row: Member): boolean {
  const { sfId, email } = comparable(row)
  if (sfId === '' || email === '') return false
  return taken
    .map(comparable)
    .some((member) => member.sfId === sfId && ['', email].includes(member.email))
}

export function hasError({ sfId, email }: MemberErrors): boolean {
  return sfId !== undefined || email !== undefined
}

function comparable(member: Member): Member {
  const { sfId, email } = cleanMember(member)
  return { sfId: sfId.toLowerCase(), email: email.toLowerCase() }
}

/** The server's message, and the members that were sent. Each refusal is a new object. */
export type Refusal = { message: string; members: Member[] }

/** `null` for other errors, such as a lost connection. */
export function refusalOf(error: unknown, members: Member[]): Refusal | null {
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  return isRefused ? { message: error.message, members } : null
}

/**
 * The indexes of rows whose SF ID or email is in the server's message. A row that has changed since then is left out,
 * because the server has not judged it yet.
 */
export function refusedRows({ message, members }: Refusal, rows: Member[]): number[] {
  const words = new Set(
    message
      .toLowerCase()
      .split(/[^\p{L}\p{N}@._+-]+/u)
      .map(withoutStop),
  )
  const sent = members.map(comparable)
  return rows.flatMap((row, index) => {
    const { sfId, email } = comparable(row)
    const isNamed = (sfId !== '' && words.has(sfId)) || (email !== '' && words.has(email))
    const wasSent = sent.some((member) => member.sfId === sfId && member.email === email)
    return isNamed && wasSent ? [index] : []
  })
}

function withoutStop(word: string): string {
  return word.replace(/[.]+$/, '')
}
