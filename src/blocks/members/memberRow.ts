import type { Member } from '@/api/registrations'
import { fieldsOf, listOf, textOf } from '@/shared/lib/unknown'

export type MemberErrors = { sfId?: string; email?: string }

export function memberName({ name, sfId }: { name?: string; sfId: string }): string {
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

/**
 * One entry per row, empty if it can be sent. Only what can only be a slip is reported (decision 7.11): an empty field,
 * and an SF ID or email of somebody in `taken` or in an earlier row. `say` gets the number of that row.
 */
export function memberErrors(
  rows: Member[],
  taken: Member[],
  say: (what: string, row?: number) => string = (what) => `This ${what} is already in your team`,
): MemberErrors[] {
  function slipIn(field: keyof Member, index: number) {
    const plain = (member: Member | undefined) => member && cleanMember(member)[field].toLowerCase()
    const text = plain(rows[index])
    if (text === '') return 'Required'
    const what = field === 'sfId' ? 'SF ID' : 'email'
    if (taken.some((each) => plain(each) === text)) return say(what)
    const earlier = rows.findIndex((each) => plain(each) === text)
    return earlier < index ? say(what, earlier + 1) : undefined
  }
  return rows.map((_, index) => {
    const [sfId, email] = [slipIn('sfId', index), slipIn('email', index)]
    return { ...(sfId && { sfId }), ...(email && { email }) }
  })
}
