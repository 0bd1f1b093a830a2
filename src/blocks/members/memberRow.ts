import { ApiError } from '@/api/errors'
import type { Member } from '@/api/registrations'
import { cleanSfId } from '@/festival/numbers'
import { cleanEmail } from '@/shared/lib/cleaning'

export type MemberErrors = { sfId?: string; email?: string }

export function memberName(member: { name?: string; sfId: string }): string {
  return member.name || member.sfId || 'Member without a name'
}

/** A row that was taken out of `count` rows. */
export type RemovedRow = { row: number; member: Member; count: number }

export const blankRow = (): Member => ({ sfId: '', email: '' })

export function isBlank({ sfId, email }: Member) {
  return sfId.trim() === '' && email.trim() === ''
}

/** As it is sent. Emails keep their case: the server decides about it. */
export function cleanMember(row: Member): Member {
  return { sfId: cleanSfId(row.sfId), email: cleanEmail(row.email) }
}

/** What a form for members validates, and what its messages count. */
export type MemberRules = {
  /** Who is in it already: their SF IDs and emails are refused. */
  taken: Member[]
  /** Who is in it as far as is known: of a pasted list they are left out. Absent: those in `taken`. */
  known?: Member[]
  /** How the form calls that: "your team". */
  groupName: string
  /** The number of the first row: 2 if the leader is Member 1. */
  firstNumber?: number
  /** Empty rows are not sent, and only the first must not be one if all are. */
  skipsEmpty?: boolean
}

/**
 * One entry per row, empty if it can be sent. Only what can only be a slip is reported: an empty field, and an SF ID or
 * email of somebody in `taken` or in an earlier row.
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

/** Whether a complete row is somebody in `taken`. The server hides some of their emails. */
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

/** The members that the server refused, as they were sent, and its message. A new object for each refusal. */
export type Refusal = { message: string; members: Member[] }

/** `null` for all that is not a refusal, such as a lost connection. */
export function refusalOf(error: unknown, members: Member[]): Refusal | null {
  const isRefused = error instanceof ApiError && error.kind === 'refused'
  return isRefused ? { message: error.message, members } : null
}

/**
 * The rows whose SF ID or email the message of a refusal names. A row that was changed since then is not one of them: the
 * server has not judged it yet.
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
