import fc from 'fast-check'
import { expect } from 'vitest'
import { checkoutUrl, paymentUrl, type Checkout } from '@/api/handoffs'
import { hold } from './hold'
import { HALF_A_CHARACTER, hostileTexts, text } from './hostile'

const SITE = 'https://pay.festival.test/'
const whole = fc.oneof(
  fc.constantFrom(...hostileTexts.filter((each) => each !== HALF_A_CHARACTER)),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

function orderOf(words: string): Checkout {
  return {
    token: words,
    emergency_number: words,
    address: `${words}, ${words}`,
    name: words,
    email: words,
    cart: [{ id: 1, category: words, count: 1, price: 499, size: 'M', title: words, total: 499 }],
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

hold({
  'a payment arrives whole, at the payment site': fc.property(whole, whole, (token, number) => {
    const url = paymentUrl({ token, phoneNumber: number, type: 'Contingent' })
    expect([...expectAtSite(url, PAYMENT).values()]).toEqual([token, number, 'Contingent', '1'])
  }),

  'an order arrives whole, at the payment site': fc.property(fc.oneof(whole, text), (words) => {
    const { cart, origin } = Object.fromEntries(expectAtSite(checkoutUrl(orderOf(words)), ORDER))
    expect(JSON.parse(cart ?? '')).toEqual(orderOf(words))
    expect(origin).toBe('1')
  }),

  'text that is not even Unicode stays inside its parameter': fc.property(
    fc.string({ unit: fc.constantFrom('\ud83c', '\udfad', '&', '#', '=', 'a'), maxLength: 40 }),
    (words) => {
      expectAtSite(paymentUrl({ token: words, phoneNumber: words, type: 'Individual' }), PAYMENT)
      expectAtSite(checkoutUrl(orderOf(words)), ORDER)
    },
  ),
})
