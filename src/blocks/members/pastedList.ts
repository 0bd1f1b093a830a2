import type { Member } from '@/api/registrations'
import { cleanSfId } from '@/festival/numbers'
import { withPlainDigits } from '@/shared/lib/cleaning'

/** `leftOver` has the lines without a member, so that no text is lost. */
export type PastedList = { members: Member[]; leftOver: string[] }

type Finding = { kind: 'sfId' | 'email'; text: string }

/** The characters between members. An email may contain an apostrophe. Chats mark bold text with `*`. */
const BETWEEN = String.raw`\s<>()[\]{},;:"|/\\*~\x60`
/** Chats mark italics like _this_. An email may also begin with an underscore, so only a pair is a mark. */
const ITALICS = new RegExp(
  String.raw`(?<=^|[${BETWEEN}])_([^\s_].{0,300}?)_(?=$|[${BETWEEN}.!?])`,
  'gu',
)
/** An email has at most 254 characters. Without this limit, a long text without an email takes minutes. */
const MAIL = String.raw`[\p{L}\p{N}_][^${BETWEEN}&]{0,253}@[\p{L}\p{N}][\p{L}\p{N}\p{M}.-]*`
const FINDS = new RegExp(String.raw`(?<email>${MAIL})|(?<sfId>\bSF[ _–-]?\d+\b)`, 'giu')
/** A number that may be a badly written SF ID: "SFID: 24", "00024". The 7 of a numbered list does not match. */
const NUMBER =
  /\bSF[^\p{L}\p{N}]{0,9}(?:ID)?[^\p{L}\p{N}]{0,9}\d|(?<!\d)(?:0\d{2,}|\d{4,7})(?!\d)/iu
/** The year of a date is not an SF ID. */
const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g
/** A text that may be an email with a slip. */
const NEARLY_MAIL = new RegExp(
  [
    String.raw`@\s?[\w-]{1,60}\s?\.\w`,
    String.raw`\b(?:g|hot|y|rediff|proton)mail\b`,
    String.raw`(?<!\w)\w[\w-]{2,60}\.(?:(?:ac|co|edu)\.)?(?:com|in|org|edu)\b`,
  ].join('|'),
  'iu',
)
/** "1." or "2)" at the start of a line. */
const LIST_NUMBER = /^\s*\d{1,2}[.)]\s*(?=[\p{L}_])/u
/** A dash between an SF ID of five digits and an email, in either order. */
const DASH_AFTER_ID = /\b(SF[ _–-]?\d{5})[-–_:=]+(?=[^\s@]+@)/giu
const DASH_BEFORE_ID = /[-–:=]+(?=SF[ _–-]?\d{5}\b)/giu
const HEADING_WORDS = new Set(
  'sf sfid id ids e email emails emailid mail mails mailid address name names full your the of and or no number sl sr s phone mobile contact college roll gender member members team leader student participant participants timestamp'.split(
    ' ',
  ),
)
const PHONE = /\+?\d(?:[ -]?\d){9,}/g
const SINGLE_QUOTES = /[‘’‚‛ʼ′]/g
const DOUBLE_QUOTES = /[“”„‟«»″]/g
/** Zero-width characters are common in text from chats and documents. */
const INVISIBLE = /\p{Cf}/gu

/**
 * Reads members from any pasted text: columns of a sheet, a chat, the address line of a mail. An SF ID and an email
 * make one member, in either order. An SF ID or email alone is also a member, with an empty field.
 */
export function readPastedList(text: string): PastedList {
  const members: Member[] = []
  const leftOver: string[] = []
  let loose: Finding[] = []
  function pairLoose() {
    members.push(...pair(loose))
    loose = []
  }

  const visible = text.replace(INVISIBLE, '')
  const isNumbered = /^[ \t]*1[.)]/m.test(visible) && /^[ \t]*2[.)]/m.test(visible)
  for (const line of visible.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const finds = findsIn(isNumbered ? line.replace(LIST_NUMBER, '') : line)
    if (finds.length === 0) {
      if (line.trim() !== '' && !isHeading(line)) leftOver.push(line.trim())
      continue
    }
    // A line with both kinds is complete. A line with one kind is paired with the lines around it.
    if (kindsOf(finds) === 2) {
      pairLoose()
      members.push(...pair(finds))
    } else if (mayDropAnId(line, finds) || mayDropAnEmail(line, finds)) {
      leftOver.push(line.trim())
    } else {
      loose.push(...finds)
    }
  }
  pairLoose()
  return { members, leftOver }
}

function findsIn(line: string): Finding[] {
  const plain = withPlainDigits(withPlainQuotes(line))
    .replace(ITALICS, '$1')
    .replace(DASH_AFTER_ID, '$1 ')
    .replace(DASH_BEFORE_ID, ' ')
  const finds = [...plain.matchAll(FINDS)].map(({ groups }): Finding => {
    if (groups?.email === undefined) return { kind: 'sfId', text: cleanSfId(groups?.sfId ?? '') }
    return { kind: 'email', text: groups.email.replace(/(?<!\.)\.+$/, '') }
  })
  return finds.filter((find, index) => !isLinkOf(find, finds[index - 1]))
}

/** Mail programs and Slack write an email twice, as text and as a link: p@x.in<mailto:p@x.in>. */
function isLinkOf(find: Finding, before: Finding | undefined): boolean {
  return find.kind === 'email' && find.text.toLowerCase() === before?.text.toLowerCase()
}

/** Phones and sheets replace straight quotes with curly quotes, even inside emails. */
function withPlainQuotes(line: string) {
  return line.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"')
}

/** The line has only emails, and a number that may be an SF ID. The user gets it back, or it would be lost. */
function mayDropAnId(line: string, finds: Finding[]) {
  if (finds.some(({ kind }) => kind === 'sfId')) return false
  return NUMBER.test(
    withPlainQuotes(line).replace(FINDS, ' ').replace(DATE, ' ').replace(PHONE, ' '),
  )
}

/** The line has only SF IDs, and a text that may be an email. */
function mayDropAnEmail(line: string, finds: Finding[]) {
  return finds.every(({ kind }) => kind === 'sfId') && NEARLY_MAIL.test(line)
}

function kindsOf(finds: Finding[]) {
  return new Set(finds.map(({ kind }) => kind)).size
}

/** With equal counts, the first SF ID belongs to the first email, and so on. Otherwise neighbours make a pair. */
function pair(finds: Finding[]): Member[] {
  const sfIds = finds.filter(({ kind }) => kind === 'sfId')
  const emails = finds.filter(({ kind }) => kind === 'email')
  if (sfIds.length === emails.length) {
    return sfIds.map((sfId, index) => ({ sfId: sfId.text, email: emails[index]?.text ?? '' }))
  }
  const members: Member[] = []
  for (let index = 0; index < finds.length; index += 1) {
    const [current, next] = [finds[index], finds[index + 1]]
    const isPair = next !== undefined && next.kind !== current?.kind
    const member = isPair ? [current, next] : [current]
    const textOf = (kind: Finding['kind']) => member.find((find) => find?.kind === kind)?.text ?? ''
    members.push({ sfId: textOf('sfId'), email: textOf('email') })
    if (isPair) index += 1
  }
  return members
}

/** The first line of a table, for example "Name SF ID E-mail". */
function isHeading(line: string) {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  const isAboutMembers = words.some((word) => /^sf|mail/.test(word))
  return (
    isAboutMembers && words.every((word) => HEADING_WORDS.has(word)) && !/[\p{Nd}@]/u.test(line)
  )
}

/** Whether the text is too much for one field: several members, an SF ID with an email, or an email with a name. */
export function isList(members: Member[], text: string): boolean {
  const [first] = members
  if (!first || members.length > 1) return members.length > 1
  const isPair = first.sfId !== '' && first.email !== ''
  return isPair || text.trim().length > (first.sfId || first.email).length
}
