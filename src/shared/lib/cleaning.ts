/*
 * Cleans typed and pasted text before it is checked and sent. Chats, sheets and keyboards add characters that nobody
 * sees, and people write the same number in many ways. Passwords and security answers are never cleaned.
 */

/** Scripts in which a joiner inside a word changes how its letters look; and emoji made of several others. */
const JOINED_SCRIPTS =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('')
const JOINED = String.raw`${JOINED_SCRIPTS}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}`
/** After these signs a joiner also has a meaning at the end of a word, as in older Malayalam texts. */
const VIRAMA = String.raw`\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca`
const STRAY_JOINERS = new RegExp(
  String.raw`(?<![${JOINED}])\p{Join_Control}+|(?<![${VIRAMA}])\p{Join_Control}+(?![${JOINED}])`,
  'gu',
)
/** Everything else that is not visible: zero-width spaces, direction marks, soft hyphens, control characters. */
const INVISIBLE = /(?!\p{Join_Control})\p{Cf}|(?!\s)\p{Cc}/gu
/** In codes and numbers nothing invisible has a meaning, spaces neither. */
const INVISIBLE_OR_SPACE = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\s]/gu

/**
 * A line of text: a name, a college, a street.
 *
 *     '  Riya  Das\u200b '  → 'Riya Das'
 *     'Riya\u00a0Das'       → 'Riya Das'
 *     'র\u200d্যাম'           → as it is: the joiner belongs to the word
 */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(STRAY_JOINERS, '').replace(/\s+/g, ' ').trim()
}

/** Like `cleanText`, for text of several lines: 'a  b \r\n\n c' becomes 'a b\n\nc'. */
export function cleanLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .trim()
}

/**
 * An id or a code, which has no spaces.
 *
 *     ' KGP 7\u2069' → 'KGP7'
 */
export function cleanCode(text: string): string {
  return text.replace(INVISIBLE_OR_SPACE, '')
}

/**
 * The letters keep their case: the server decides about it.
 *
 *     ' riya\u200b@example.test\u2069' → 'riya@example.test'
 *     'riya@example. test'             → 'riya@example.test'
 */
export function cleanEmail(email: string): string {
  return cleanCode(email)
}

/**
 *     'SF 00013', 'sf-00013', 'SF_00013', 'SF০০০১৩' → 'SF00013'
 *     '13'                                          → '13': the server decides
 */
export function cleanSfId(sfId: string): string {
  const code = withPlainDigits(cleanCode(sfId)).toUpperCase()
  return code.replace(/^SF[_\p{Pd}]*(?=\d+$)/u, 'SF')
}

/**
 * A country or trunk prefix, and ten digits. Without the +, 91 or 0 may also be the first digits of a number with a digit
 * too many: it is a prefix only before a mobile number of India, which begins with 6 to 9.
 */
const PREFIXED = /^(?:(?:\+|00)910?|(?:91)?0?(?=[6-9]))?(\d{10})$/

/**
 * A mobile number of India as its ten digits. All else is returned as it was typed, so that nothing is cut off before
 * it is refused.
 *
 *     '919876543210', '09876543210', '+91 98765-43210', '(0) 98765 43210', '৯৮৭৬৫৪৩২১০' → '9876543210'
 *     '+1 415 555 2671', '98765 4321', '9.87654E+09', '912345678901'                    → as they are
 */
export function cleanPhone(phone: string): string {
  const compact = withPlainDigits(cleanCode(phone)).replace(/[()[\]\p{Pd}\u2212]/gu, '')
  return PREFIXED.exec(compact)?.[1] ?? phone
}

/**
 * The one group of six digits in a text. All else is returned as it was typed.
 *
 *     '424-242', '424 242', 'Your OTP is 424242. It expires in 5 minutes.', '৪২৪২৪২' → '424242'
 *     '42424', '424242 or 133713'                                                   → as they are
 */
export function cleanOtp(text: string): string {
  const plain = withPlainDigits(text.replace(/\p{Cf}/gu, ''))
  const whole = plain.match(/(?<!\d)\d{6}(?!\d)/g) ?? []
  const spaced = plain.match(/\d(?:[\s\p{Pd}]*\d)*/gu) ?? []
  const groups =
    whole.length > 0 ? whole : spaced.map(digitsOf).filter((digits) => digits.length === 6)
  return groups.length === 1 ? String(groups[0]) : text.trim()
}

/** '560 001' and '৫৬০০০১' become '560001'. */
export function cleanPincode(pincode: string): string {
  return withPlainDigits(cleanCode(pincode)).replace(/\p{Pd}/gu, '')
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Digits of any script as 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** In Unicode the ten digits of every script follow each other, from zero to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1
  return before % 10
}
