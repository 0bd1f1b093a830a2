import { env } from '@/festival/env'
import type { Session } from './profile'

export type PaymentType = 'Individual' | 'Contingent'

/** Spec §3. `total` is `count` times `price`, in rupees. */
export type CartLine = {
  id: number
  category: string
  count: number
  price: number
  size: string
  title: string
  total: number
}

type Destination =
  | { way: 'collect'; emergency_number: string }
  | { way: 'home'; street: string; city: string; state: string; pincode: string; mobile: string }

type Order = {
  session: Session
  lines: CartLine[]
  /** In rupees. */
  bill: { subtotal: number; tax: 0; grandTotal: number }
  destination: Destination
}

/** Tells the main site that the user comes from this site. */
const ORIGIN = '1'

/** Spec §7: the URL has no check-in and check-out dates. */
export function paymentUrl(payment: {
  token: string
  phoneNumber: string
  type: PaymentType
}): string {
  const { token, phoneNumber, type } = payment
  return withQuery(env.paymentUrl, { token, phoneNumber, type, origin: ORIGIN })
}

/** Spec §3, §7. */
export function checkoutUrl({ session, lines, bill, destination }: Order): string {
  const { token, user } = session
  const checkout = {
    token,
    ...addressOf(destination),
    name: user.name,
    email: user.email,
    cart: lines,
    tax: bill.tax,
    grandtotal: bill.grandTotal,
    subtotal: bill.subtotal,
  }
  return withQuery(env.merchCheckoutUrl, { cart: JSON.stringify(checkout), origin: ORIGIN })
}

function addressOf(destination: Destination) {
  if (destination.way === 'collect')
    return { emergency_number: destination.emergency_number, address: 'collect' }
  const { street, city, state, pincode, mobile } = destination
  return { emergency_number: mobile, address: [street, city, state, pincode].join(', ') }
}

function withQuery(base: string, query: Record<string, string>): string {
  const url = new URL(base)
  // The configured URL may have a query string already.
  const params = new URLSearchParams(url.search)
  for (const [name, value] of Object.entries(query)) params.set(name, value)
  // Only form decoders read a plus sign as a space, so spaces become %20. A real plus is %2B already.
  url.search = params.toString().replaceAll('+', '%20')
  return url.href
}
