import { env } from '@/festival/env'

export type PaymentType = 'Individual' | 'Contingent'

/** One line of the cart (Spec §3). `total` is `count` times `price`, in rupees. */
export type CartLine = {
  id: number
  category: string
  count: number
  price: number
  size: string
  title: string
  total: number
}

/** Spec §3: the checkout payload. `address` is the word `collect`, or one comma-separated line. */
export type Checkout = {
  token: string
  emergency_number: string
  address: string
  name: string
  email: string
  cart: CartLine[]
  tax: 0
  grandtotal: number
  subtotal: number
}

/** Tells the main site that the user comes from this site. */
const ORIGIN = '1'

/** Spec §7: the payment page for a stay. The check-in and check-out dates are not sent. */
export function paymentUrl(payment: {
  token: string
  phoneNumber: string
  type: PaymentType
}): string {
  const { token, phoneNumber, type } = payment
  return withQuery(env.paymentUrl, { token, phoneNumber, type, origin: ORIGIN })
}

export function checkoutUrl(checkout: Checkout): string {
  return withQuery(env.merchCheckoutUrl, { cart: JSON.stringify(checkout), origin: ORIGIN })
}

function withQuery(base: string, query: Record<string, string>): string {
  const url = new URL(base)
  // A deployer's address may have a query of its own.
  const params = new URLSearchParams(url.search)
  for (const [name, value] of Object.entries(query)) params.set(name, value)
  // Spaces as %20: only form decoders understand a plus sign as a space. A real plus is already %2B.
  url.search = params.toString().replaceAll('+', '%20')
  return url.href
}
