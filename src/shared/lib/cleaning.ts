/*
 * Chats, spreadsheets and keyboards add invisible characters to a text. These functions remove them before validation.
 * Never clean a password or a security answer.
 */

/** In these scripts, a joiner inside a word changes the shape of its letters. */
const JOINED_SCRIPTS =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('')
/** A joiner also combines several emoji into one. */
const JOINED = String.raw`${JOINED_SCRIPTS}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}`
/** After these signs a joiner also has a meaning at the end of a word, for example in older Malayalam texts. */
const VIRAMA = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca`
const STRAY_JOINERS = new RegExp(
  String.raw`(?<![${JOINED}])\p{Join_Control}+|(?<![${VIRAMA}])\p{Join_Control}+(?![${JOINED}])`,
  'gu',
)
/** Zero-width spaces, direction marks, soft hyphens and control characters. */
const INVISIBLE = /(?!\p{Join_Control})\p{Cf}|(?!\s)\p{Cc}/gu
/** In codes and numbers, neither invisible characters nor spaces have a meaning. */
const INVISIBLE_OR_SPACE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s]/gu

/**
 * For one line of text, such as a name.
 *
 *     '  Riya  Das\u200b '  → 'Riya Das'
 *     'Riya\u00a0Das'       → 'Riya Das'
 *     'র\u200d্যাম'           → no change, because the joiner belongs to the word
 */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(STRAY_JOINERS, '').replace(/\s+/g, ' ').trim()
}

/** For several lines of text: 'a  b \r\n\n c' becomes 'a b\n\nc'. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .trim()
}

/**
 * For an id or a code, which has no spaces.
 *
 *     ' KGP 7\u2069' → 'KGP7'
 */
export function cleanCode(text: string): string {
  return text.replace(INVISIBLE_OR_SPACE, '')
}

/**
 * The letters keep their case, because the server may compare it.
 *
 *     ' riya\u200b@example.test\u2069' → 'riya@example.test'
 *     'riya@example. test'             → 'riya@example.test'
 */
export function cleanEmail(email: string): string {
  return cleanCode(email)
}

/** Writes the digits of any script as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** In Unicode, the digits of each script follow each other from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
