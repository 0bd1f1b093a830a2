import { env } from '@/shared/env'

/** Who one payment is for (Spec §9). */
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

/** Spec §3: the checkout payload. `address` is the word `collect`, or one comma-joined line. */
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

/** Tells the festival's main site that the visitor comes from this site. */
const ORIGIN = '1'

/** Spec §7: where a stay is paid. Check-in and check-out are asked for, but not sent. */
export function paymentUrl(payment: {
  token: string
  phoneNumber: string
  type: PaymentType
}): string {
  const { token, phoneNumber, type } = payment
  return withQuery(env.paymentUrl, { token, phoneNumber, type, origin: ORIGIN })
}

/** Spec §7: where merchandise is paid. */
export function checkoutUrl(checkout: Checkout): string {
  return withQuery(env.merchCheckoutUrl, { cart: JSON.stringify(checkout), origin: ORIGIN })
}

/**
 * Opens a tab for another site; call it inside the click, with no await before, or the browser takes it for a pop-up
 * of its own making and holds it back. `noopener` and `noreferrer` keep the new page from reaching this one and from
 * learning where people came from. Their price: the browser gives nothing to hold, so whether it did open the tab is
 * unknown. Opening an empty tab first and steering it would tell, but leaves it tied to this page for a moment.
 * So whoever calls this offers a button that opens it again.
 */
export function openTab(url: string) {
  window.open(url, '_blank', 'noopener,noreferrer')
}

function withQuery(base: string, query: Record<string, string>): string {
  const url = new URL(base)
  // A space as %20, which whoever reads it understands; as a plus only readers of forms do. A plus itself is %2B.
  url.search = new URLSearchParams(query).toString().replaceAll('+', '%20')
  return url.href
}
