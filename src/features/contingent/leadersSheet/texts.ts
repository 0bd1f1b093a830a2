import type { ContingentMember } from '@/api/contingents'
import { edition } from '@/content/edition'

/** Excel on Windows reads UTF-8 only with this mark at the start. */
const BYTE_ORDER_MARK = '\uFEFF'

export function csvOf(members: ContingentMember[]): string {
  const rows = members.map((each) => [each.name, each.sfId, each.paymentStatus ? 'yes' : 'no'])
  const lines = [['Name', 'SF ID', 'Paid'], ...rows].map((row) => row.map(cell).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

/** A spreadsheet runs a cell that starts like a formula, also in full-width characters: the quote makes it text. */
function cell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

export function reminderOf(name: string, unpaid: ContingentMember[]): string {
  const where = name || 'our contingent'
  return `Not paid yet in ${where} (${edition.festival}): ${unpaid.map(whoIs).join(', ')}. Please sign in and pay here:`
}

/** Only the first name: the text may be read by others. */
function whoIs({ name, sfId }: ContingentMember): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first && sfId ? `${first} (${sfId})` : first || sfId || 'a member without a name'
}
