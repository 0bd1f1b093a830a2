import { cleanCode, withPlainDigits } from '@/shared/lib/cleaning'

/**
 *     'SF 00013', 'sf-00013', 'SF_00013', 'SF০০০১৩' → 'SF00013'
 *     '13'                                          → '13', because the server may accept it
 */
export function cleanSfId(sfId: string): string {
  const code = withPlainDigits(cleanCode(sfId)).toUpperCase()
  return code.replace(/^SF[_\p{Pd}]*(?=\d+$)/u, 'SF')
}

/**
 * A prefix (+91, 91 or 0) and ten digits. Without the +, a number may begin with 91 or 0 because it has a digit too many.
 * So 91 or 0 is a prefix only before 6 to 9, where mobile numbers of India begin.
 */
const PREFIXED = /^(?:(?:\+|00)910?|(?:91)?0?(?=[6-9]))?(\d{10})$/

/**
 * Returns the ten digits of a mobile number of India. Other text does not change, so that the user sees what is refused.
 *
 *     '919876543210', '09876543210', '+91 98765-43210', '(0) 98765 43210', '৯৮৭৬৫৪৩২১০' → '9876543210'
 *     '+1 415 555 2671', '98765 4321', '9.87654E+09', '912345678901'                    → no change
 */
export function cleanPhone(phone: string): string {
  const compact = withPlainDigits(cleanCode(phone)).replace(/[()[\]\p{Pd}\u2212]/gu, '')
  return PREFIXED.exec(compact)?.[1] ?? phone
}

/**
 * Returns the only group of six digits in a text. Other text is only trimmed.
 *
 *     '424-242', '424 242', 'Your OTP is 424242. It expires in 5 minutes.', '৪২৪২৪২' → '424242'
 *     'PIN 700016', '700 016'                                                       → '700016'
 *     '42424', '424242 or 133713'                                                   → no change
 */
export function cleanSixDigits(text: string): string {
  const plain = withPlainDigits(text.replace(/\p{Cf}/gu, ''))
  const whole = plain.match(/(?<!\d)\d{6}(?!\d)/g) ?? []
  const spaced = plain.match(/\d(?:[\s\p{Pd}]*\d)*/gu) ?? []
  const groups =
    whole.length > 0 ? whole : spaced.map(digitsOf).filter((digits) => digits.length === 6)
  return groups.length === 1 ? String(groups[0]) : text.trim()
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
