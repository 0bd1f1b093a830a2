import type { Member } from '@/api/events'
import { fieldsOf, listOf, textOf } from '@/shared/lib/unknown'

export type MemberErrors = { sfId?: string; email?: string }

export function memberName({ name, sfId }: { name: string; sfId: string }): string {
  return name || sfId || 'Member without a name'
}

export function blankRows(count: number): Member[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ sfId: '', email: '' }))
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

/** As it is sent. Emails keep their case: the server decides about it. */
export function cleanMember({ sfId, email }: Member): Member {
  return { sfId: sfId.trim().toUpperCase(), email: email.trim() }
}

/** One entry per row, empty if valid. Nobody may be in two rows or in `present`. The server checks everything else. */
export function memberErrors(rows: Member[], present: Member[]): MemberErrors[] {
  return rows.map((row, index) => {
    const others = [...present, ...rows.slice(0, index)]
    const sfId = fieldError(
      'SF ID',
      row.sfId,
      others.map((other) => other.sfId),
    )
    const email = fieldError(
      'email',
      row.email,
      others.map((other) => other.email),
    )
    return { ...(sfId && { sfId }), ...(email && { email }) }
  })
}

function fieldError(what: string, text: string, others: string[]): string | undefined {
  const plain = (each: string) => each.trim().toLowerCase()
  if (plain(text) === '') return 'Required'
  const isThere = others.some((other) => plain(other) === plain(text))
  return isThere ? `This ${what} is already in your team` : undefined
}
