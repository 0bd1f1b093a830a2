import { cleanEmail } from '@/shared/lib/cleaning'

/** Mail providers that students use. */
const PROVIDERS = [
  'gmail.com',
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'outlook.com',
  'outlook.in',
  'hotmail.com',
  'hotmail.co.in',
  'live.com',
  'live.in',
  'icloud.com',
  'rediffmail.com',
  'ymail.com',
  'proton.me',
  'protonmail.com',
  'zoho.com',
  'zohomail.in',
]
/** Real domains that look like a typing error in a provider's name. */
const LOOKALIKES = [
  'mail.com',
  'email.com',
  'hotmail.co.uk',
  'yahoo.co.uk',
  'yahoo.it',
  'outlook.ie',
  'outlook.it',
  'live.co.uk',
  'zoho.in',
]

/**
 * Corrects a typing error in the name of a mail provider. Returns `undefined` if nothing looks wrong.
 * While the user types, an email that may be unfinished is not wrong.
 *
 *     riya@gmail.con, riya@gamil.com, riya@gamil.con, riya@gmail.co → riya@gmail.com
 *     riya@yahoo.co                                                 → riya@yahoo.com
 *     riya@mail.com, riya@iitkgp.ac.in                              → undefined
 */
export function suggestedEmail(typed: string, { isTyping = false } = {}): string | undefined {
  const email = cleanEmail(typed)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || domain.length > 30 || [...PROVIDERS, ...LOOKALIKES].includes(domain)) return
  if (isTyping && PROVIDERS.some((provider) => provider.startsWith(domain))) return
  const meant = PROVIDERS.find((provider) => isSlipOf(provider, domain))
  return meant && `${email.slice(0, at + 1)}${meant}`
}

/** Accepts one error in the name and one in the ending. A short name with an error is often another real domain. */
function isSlipOf(provider: string, domain: string): boolean {
  const [name, ending] = splitAtDot(domain)
  const [providerName, providerEnding] = splitAtDot(provider)
  // Gmail has only one domain.
  if (provider === 'gmail.com' && name === 'gmail') return true
  if (ending === '') return name === providerName || name === provider.replaceAll('.', '')
  const isName = name === providerName || (providerName.length > 4 && isOneSlip(providerName, name))
  return isName && isOneSlip(providerEnding, ending)
}

function splitAtDot(domain: string): [name: string, ending: string] {
  const [name = '', ...ending] = domain.split('.')
  return [name, ending.join('.')]
}

/** At most one letter is missing, added or wrong, or two letters are swapped. */
function isOneSlip(meant: string, typed: string): boolean {
  let start = 0
  while (start < meant.length && meant[start] === typed[start]) start += 1
  const meantRest = meant.slice(start)
  const typedRest = typed.slice(start)
  const swapped = `${meantRest.charAt(1)}${meantRest.charAt(0)}${meantRest.slice(2)}`
  return (
    meantRest === typedRest ||
    meantRest.slice(1) === typedRest ||
    meantRest === typedRest.slice(1) ||
    meantRest.slice(1) === typedRest.slice(1) ||
    swapped === typedRest
  )
}
