import type { Account } from './state'

const VALID_UNTIL = Date.UTC(2035, 0, 26) / 1000
const EXPIRED_AT = Date.UTC(2025, 0, 1) / 1000

type Holder = Pick<Account, 'id' | 'sfId' | 'email' | 'name' | 'gender' | 'expired'>

/**
 * A token with the fields of the real ones (Spec §7). It does not depend on a clock or on chance, so it is the same in
 * every tab and process: a test in Node can sign in a browser. `round` distinguishes the sign-ins of one person.
 */
export function jwtOf({ expired, id, sfId, email, name, gender }: Holder, round = 0): string {
  const exp = (expired ? EXPIRED_AT : VALID_UNTIL) + round
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { id, sfId, email, name, gender, exp },
  ]
  return [...parts.map((part) => encoded(JSON.stringify(part))), encoded('mock signature')].join(
    '.',
  )
}

/** Encodes text in any script as base64url. */
function encoded(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
