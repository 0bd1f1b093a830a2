import { look } from './fixtures'
import { showsCase } from './showsCase'

/** One of each way in which a case comes to its state. `long/cases.spec.ts` has all. */
const names = [
  'sign-in-busy',
  'otp-expired',
  'payment-busy',
  'registered',
  'session-ended',
  'cart-updated',
  'menu-more',
]

for (const name of names)
  look(`?case=${name} shows what it promises`, ({ page }) => showsCase(page, name))
