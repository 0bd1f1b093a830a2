import { look } from './fixtures'
import { showsCase } from './showsCase'

/** A server that is silent, another time, a write, the end of a session, storage and a phone. `long/cases.spec.ts` has all cases. */
const names = [
  'sign-in-busy',
  'otp-expired',
  'registered',
  'session-ended',
  'cart-updated',
  'menu-more',
]

for (const name of names)
  look(`?case=${name} shows what it promises`, ({ page }) => showsCase(page, name))
