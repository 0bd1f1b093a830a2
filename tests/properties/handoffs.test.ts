import fc from 'fast-check'
import { expect } from 'vitest'
import { checkoutUrl, paymentUrl, type Checkout } from '@/api/handoffs'
import { checkProperties } from './checkProperties'
import { HALF_A_CHARACTER, hostileTexts, text } from './hostile'

const SITE = 'https://pay.festival.test/'
const whole = fc.oneof(
  fc.constantFrom(...hostileTexts.filter((hostileText) => hostileText !== HALF_A_CHARACTER)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

function orderOf(text: string): Checkout {
  return {
    token: text,
    emergency_number: text,
    address: `${text}, ${text}`,
    name: text,
    email: text,
    cart: [{ id: 1, category: text, count: 1, price: 499, size: 'M', title: text, total: 499 }],
    tax: 0,
    grandtotal: 499,
    subtotal: 499,
  }
}

function expectAtSite(address: string, names: string[]): URLSearchParams {
  const url = new URL(address)
  expect(url.origin + url.pathname + url.hash).toBe(SITE)
  expect([...url.searchParams.keys()]).toEqual(names)
  expect(address).not.toMatch(/[+\s<>"]/)
  return url.searchParams
}

const PAYMENT = ['token', 'phoneNumber', 'type', 'origin']
const ORDER = ['cart', 'origin']

checkProperties({
  'a payment arrives intact at the payment site': fc.property(whole, whole, (token, number) => {
    const url = paymentUrl({ token, phoneNumber: number, type: 'Contingent' })
    expect([...expectAtSite(url, PAYMENT).values()]).toEqual([token, number, 'Contingent', '1'])
  }),

  'an order arrives intact at the payment site': fc.property(fc.oneof(whole, text), (text) => {
    const { cart, origin } = Object.fromEntries(expectAtSite(checkoutUrl(orderOf(text)), ORDER))
    expect(JSON.parse(cart ?? '')).toEqual(orderOf(text))
    expect(origin).toBe('1')
  }),

  'text that is not even Unicode stays inside its parameter': fc.property(
    fc.string({ unit: fc.constantFrom('\ud83c', '\udfad', '&', '#', '=', 'a'), maxLength: 40 }),
    (text) => {
      expectAtSite(paymentUrl({ token: text, phoneNumber: text, type: 'Individual' }), PAYMENT)
      expectAtSite(checkoutUrl(orderOf(text)), ORDER)
    },
  ),
})
