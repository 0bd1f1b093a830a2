/** A site without these cannot work. */
const NEEDED = ['VITE_MASTER_API_URL', 'VITE_RECAPTCHA_SITE_KEY']

/** Addresses of other hosts; the games may also be pages of this site. */
const ADDRESSES = [
  'VITE_MASTER_API_URL',
  'VITE_USER_EVENTS_API_URL',
  'VITE_GAMES_API_URL',
  'VITE_PAYMENT_URL',
  'VITE_MERCH_CHECKOUT_URL',
]
const GAMES = ['VITE_WITCH_GAME_URL', 'VITE_CANS_GAME_URL']

/** What is wrong with the environment, a sentence for each variable; nothing for a good one (`.env.example`). */
export function envProblems(env: Record<string, string | undefined>): string[] {
  const valueOf = (name: string) => env[name]?.trim() ?? ''
  const missing = NEEDED.filter((name) => !valueOf(name)).map((name) => `${name} is not set.`)
  const isOurs = (name: string) => GAMES.includes(name) && valueOf(name).startsWith('/')
  const broken = [...ADDRESSES, ...GAMES]
    .filter((name) => valueOf(name) && !isOurs(name) && !isWebAddress(valueOf(name)))
    .map(
      (name) => `${name} is not a web address such as https://example.org: "${env[name] ?? ''}".`,
    )
  return [...missing, ...broken]
}

function isWebAddress(text: string): boolean {
  try {
    return ['https:', 'http:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}
