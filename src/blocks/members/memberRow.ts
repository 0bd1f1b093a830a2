import type { Member } from '@/api/events'
import { fieldsOf, listOf, textOf } from '@/shared/lib/unknown'

/** What is wrong with a row, field by field. */
export type MemberFaults = { sfId?: string; email?: string }

export function blankRows(count: number): Member[] {
  return Array.from({ length: Math.max(0, count) }, () => ({ sfId: '', email: '' }))
}

/** Rows out of a draft. */
export function readRows(json: string | undefined): Member[] {
  try {
    const found: unknown = JSON.parse(json ?? '')
    return listOf(found)
      .map(fieldsOf)
      .map(({ sfId, email }) => ({ sfId: textOf(sfId), email: textOf(email) }))
  } catch {
    return [] // half-written or tampered with: the rows are typed anew
  }
}

/** A row as it is sent. Mails keep their case: the server decides what it means. */
export function cleanMember({ sfId, email }: Member): Member {
  return { sfId: sfId.trim().toUpperCase(), email: email.trim() }
}

/** Whoever can be recognised by more than one way of writing an SF id: "sf 00024" and "SF24" are one. */
export function identify(sfId: string): string {
  const plain = sfId.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return plain.replace(/^(?:SF)?0*(?=\d+$)/, '')
}

/** Are all of them among those who are there? */
export function hasAll(present: { sfId: string }[], members: Member[]): boolean {
  const ids = new Set(present.map(({ sfId }) => identify(sfId)))
  return members.every(({ sfId }) => ids.has(identify(sfId)))
}

/**
 * One entry per row, empty for a row that can be sent. A row needs both fields, and nobody may be there twice: neither
 * in another row nor as one of `present`, who are in the team already. Everything else is for the server to decide.
 */
export function faultsOf(rows: Member[], present: Member[]): MemberFaults[] {
  return rows.map((row, place) => {
    const others = [...present, ...rows.slice(0, place)]
    const sfId = faultOf(
      'SF id',
      row.sfId,
      others.map((other) => other.sfId),
    )
    const email = faultOf(
      'mail',
      row.email,
      others.map((other) => other.email),
    )
    return { ...(sfId && { sfId }), ...(email && { email }) }
  })
}

function faultOf(what: string, text: string, others: string[]): string | undefined {
  const plain = (each: string) => each.trim().toLowerCase()
  if (plain(text) === '') return 'Required'
  const isThere = others.some((other) => plain(other) === plain(text))
  return isThere ? `This ${what} is already in your team` : undefined
}
