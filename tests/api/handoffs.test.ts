import { expect, test, vi } from 'vitest'
import { checkoutUrl, openTab, paymentUrl, type Checkout } from '@/api/handoffs'

const awkward = ['a&b=c', 'a+b', '50%', '#1', 'two words', 'é', '🎭', '"}', '%26', 'a/b?c']

test('the payment address carries token, number, type and origin, in this order', () => {
  const url = paymentUrl({ token: 'abc', phoneNumber: '9000000065', type: 'Individual' })
  expect(url).toBe(
    'https://pay.festival.test/?token=abc&phoneNumber=9000000065&type=Individual&origin=1',
  )
})

test.each(awkward)('a payment address keeps a token and a number with %s', (text) => {
  const url = new URL(paymentUrl({ token: text, phoneNumber: text, type: 'Contingent' }))
  expect([...url.searchParams]).toEqual([
    ['token', text],
    ['phoneNumber', text],
    ['type', 'Contingent'],
    ['origin', '1'],
  ])
  expect(url.hash).toBe('')
})

test('a space is written as %20 in the payment address', () => {
  const url = paymentUrl({ token: 'two words', phoneNumber: '+91', type: 'Individual' })
  expect(url).toContain('?token=two%20words&phoneNumber=%2B91&')
})

const order: Checkout = {
  token: 'abc',
  emergency_number: '9000000065',
  address: 'collect',
  name: 'Sample Student',
  email: 'student@festival.test',
  cart: [{ id: 2, category: 'tshirt', count: 2, price: 499, size: 'M', title: 'Tee', total: 998 }],
  tax: 0,
  grandtotal: 998,
  subtotal: 998,
}

test('the checkout address carries the order as JSON, and origin', () => {
  const url = new URL(checkoutUrl(order))
  expect(url.origin + url.pathname).toBe('https://pay.festival.test/')
  expect([...url.searchParams.keys()]).toEqual(['cart', 'origin'])
  expect(JSON.parse(url.searchParams.get('cart') ?? '')).toEqual(order)
  expect(url.searchParams.get('origin')).toBe('1')
})

test.each(awkward)('a checkout address keeps an address and a name with %s', (text) => {
  const odd = { ...order, address: `${text}, ${text}, ${text}, 721302`, name: text, token: text }
  const url = new URL(checkoutUrl(odd))
  expect(JSON.parse(url.searchParams.get('cart') ?? '')).toEqual(odd)
  expect([...url.searchParams.keys()]).toEqual(['cart', 'origin'])
  expect(url.hash).toBe('')
})

test('the new tab has no access to this one and no referrer', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openTab('https://pay.festival.test/?token=abc')
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://pay.festival.test/?token=abc',
    '_blank',
    'noopener,noreferrer',
  )
  open.mockRestore()
})
