import { testWithSharedPage } from './fixtures'
import { showsCase } from './showsCase'

/** Ten that differ most in what they need of a browser. `tests/mock-server/cases.test.ts` has all cases. */
const names = [
  ...['sign-in-busy', 'otp-expired', 'third-party-network', 'session-ended', 'registered'],
  ...['complaint-code', 'payment-busy', 'cart-updated', 'gallery-enlarged', 'menu-more'],
]

for (const name of names)
  testWithSharedPage(`?case=${name} shows what it promises`, ({ page }) => showsCase(page, name))
