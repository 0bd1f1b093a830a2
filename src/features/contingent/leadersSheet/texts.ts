import type { ContingentMember } from '@/api/contingent'
import { edition } from '@/content/edition'
import { fileNameOf, saveFile } from '@/shared/lib/saveFile'

export function saveCsv(name: string, members: ContingentMember[]): void {
  const rows = members.map((member) => [member.name, member.sfId, paidCell(member.paymentStatus)])
  const lines = [['Name', 'SF ID', 'Paid'], ...rows].map((row) => row.map(cell).join(','))
  // Excel on Windows reads UTF-8 only with this byte order mark.
  const csv = `\uFEFF${lines.join('\r\n')}\r\n`
  saveFile(`${fileNameOf(name) || 'contingent'}-members.csv`, 'text/csv', csv)
}

function paidCell(status: boolean | undefined): string {
  if (status === undefined) return ''
  return status ? 'yes' : 'no'
}

/** A spreadsheet runs a cell that starts like a formula, also in full-width characters. The quote makes the cell text. */
function cell(text: string): string {
  const plain = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}

export function reminderOf(name: string, unpaid: ContingentMember[]): string {
  return `Not paid yet in ${name || 'our contingent'} (${edition.festival}): ${unpaid.map(whoIs).join(', ')}. Please sign in and pay here:`
}

/** Only the first name, because other people may read the text. */
function whoIs({ name, sfId }: ContingentMember): string {
  const [first = ''] = name.trim().split(/\s+/)
  return first && sfId ? `${first} (${sfId})` : first || sfId || 'a member without a name'
}
