import type { Member } from '@/api/registrations'
import { cleanEmail, cleanSfId } from '@/shared/lib/cleaning'
import { fieldsOf, listOf, textOf } from '@/shared/lib/unknown'

export type MemberErrors = { sfId?: string; email?: string }

export function memberName({ name, sfId }: { name?: string; sfId: string }): string {
  return name || sfId || 'Member without a name'
}

export function blankRows(count: number): Member[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ sfId: '', email: '' }))
}

export function isBlank({ sfId, email }: Member) {
  return sfId.trim() === '' && email.trim() === ''
}

export function readRows(json: string | undefined): Member[] {
  try {
    const found: unknown = JSON.parse(json ?? '')
    return listOf(found)
      .map(fieldsOf)
      .map(({ sfId, email }) => ({ sfId: textOf(sfId), email: textOf(email) }))
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

/**
 * One entry per row, empty if it can be sent. Only what can only be a slip is reported (decision 7.11): an empty field,
 * and an SF ID or email of somebody in `taken` or in an earlier row. `say` gets the number of that row. Each row is
 * cleaned once and compared by a map, because a pasted list may have a thousand rows.
 */
export function memberErrors(
  rows: Member[],
  taken: Member[],
  say: (what: string, row?: number) => string = (what) => `This ${what} is already in your team`,
): MemberErrors[] {
  /** The number of the row in which a text is first; `undefined` for `taken`. */
  const seen = {
    sfId: new Map<string, number | undefined>(),
    email: new Map<string, number | undefined>(),
  }
  for (const member of taken.map(comparable)) {
    seen.sfId.set(member.sfId, undefined)
    seen.email.set(member.email, undefined)
  }

  function check(field: keyof Member, text: string, row: number): string | undefined {
    if (text === '') return 'Required'
    if (seen[field].has(text)) return say(FIELD_NAMES[field], seen[field].get(text))
    seen[field].set(text, row)
    return undefined
  }

  return rows.map(comparable).map((member, index) => {
    const sfId = check('sfId', member.sfId, index + 1)
    const email = check('email', member.email, index + 1)
    return { ...(sfId && { sfId }), ...(email && { email }) }
  })
}

const FIELD_NAMES = { sfId: 'SF ID', email: 'email' }

function comparable(member: Member): Member {
  const { sfId, email } = cleanMember(member)
  return { sfId: sfId.toLowerCase(), email: email.toLowerCase() }
}

/** The rows whose SF ID or email a message names, as a refusal of the server does. */
export function rowsNamedIn(message: string, rows: Member[]): number[] {
  const words = new Set(
    message
      .toLowerCase()
      .split(/[^\p{L}\p{N}@._+-]+/u)
      .map(withoutStop),
  )
  return rows.flatMap((row, index) => {
    const { sfId, email } = comparable(row)
    const isNamed = (sfId !== '' && words.has(sfId)) || (email !== '' && words.has(email))
    return isNamed ? [index] : []
  })
}

function withoutStop(word: string): string {
  return word.replace(/[.]+$/, '')
}
