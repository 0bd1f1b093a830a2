import type { FormikErrors } from 'formik'
import { ApiError } from '@/api/errors'
import type { Member } from '@/api/registrations'
import { cleanEmail, cleanSfId } from '@/shared/lib/cleaning'
import { fieldsOf, listOf, textOf } from '@/shared/lib/parse'

/** Rows of members, as many as there are. `pasted` is text that is not read into the rows yet. */
export type MemberList = { members: Member[]; pasted: string }

export type MemberErrors = { sfId?: string; email?: string }

export function memberName(member: { name?: string; sfId: string }): string {
  return member.name || member.sfId || 'Member without a name'
}

export function blankRows(count: number): Member[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ sfId: '', email: '' }))
}

export function isBlank({ sfId, email }: Member) {
  return sfId.trim() === '' && email.trim() === ''
}

/** The rows that are neither blank nor one of these members, who are sent by now. */
export function rowsWithout(rows: Member[], sent: Member[]): Member[] {
  const isSent = (row: Member) => {
    const { sfId, email } = cleanMember(row)
    return sent.some((member) => member.sfId === sfId && member.email === email)
  }
  return rows.filter((row) => !isBlank(row) && !isSent(row))
}

export function readRows(json: string | undefined): Member[] {
  try {
    const rows: unknown = JSON.parse(json ?? '')
    return listOf(rows)
      .map(fieldsOf)
      .map((row) => ({ sfId: textOf(row.sfId), email: textOf(row.email) }))
  } catch {
    return [] // invalid: the rows start empty
  }
}

/** Rows are never changed in place, so of a thousand rows a key makes only one to clean. */
const cleaned = new WeakMap<Member, Member>()

/** As it is sent. Emails keep their case: the server decides about it. */
export function cleanMember(row: Member): Member {
  const cached = cleaned.get(row)
  if (cached) return cached
  const member = { sfId: cleanSfId(row.sfId), email: cleanEmail(row.email) }
  cleaned.set(row, member)
  return member
}

/** Somebody who is in the team or contingent already, or the number of a row. */
export type Place = 'taken' | number

/**
 * One entry per row, empty if it can be sent. Only what can only be a slip is reported: an empty field, and an SF ID or email of somebody in `taken` or in an earlier row. It takes two passes, not a comparison of each row
 * with each other, because a pasted list may have a thousand rows.
 */
export function memberErrors(
  rows: Member[],
  taken: Member[],
  duplicateMessage: (field: string, place: Place) => string,
): MemberErrors[] {
  const sfIds = firstPlaces('sfId', rows, taken)
  const emails = firstPlaces('email', rows, taken)

  function fieldError(field: string, text: string, place: Place | undefined, row: number) {
    if (text === '') return 'Required'
    return place === undefined || place === row ? undefined : duplicateMessage(field, place)
  }

  return rows.map(comparable).map((member, index) => {
    const errors: MemberErrors = {}
    const sfId = fieldError('SF ID', member.sfId, sfIds.get(member.sfId), index + 1)
    const email = fieldError('email', member.email, emails.get(member.email), index + 1)
    if (sfId) errors.sfId = sfId
    if (email) errors.email = email
    return errors
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

/** Where each SF ID or email is first. */
function firstPlaces(field: keyof Member, rows: Member[], taken: Member[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const member of taken.map(comparable)) places.set(member[field], 'taken')
  rows.map(comparable).forEach((member, index) => {
    if (!places.has(member[field])) places.set(member[field], index + 1)
  })
  return places
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

/** Formik's errors of a form for members. */
export function formErrors(
  { members, pasted }: MemberList,
  errors: MemberErrors[],
): FormikErrors<MemberList> {
  const isNotFilled = members.length > 0 && members.every(isBlank) && pasted.trim() !== ''
  if (isNotFilled) return { pasted: 'Press “Fill the rows” first' }
  return errors.some(hasError) ? { members: errors } : {}
}
