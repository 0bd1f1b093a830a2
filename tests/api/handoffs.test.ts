import { expect, test, vi } from 'vitest'
import { checkoutUrl, openTab, paymentUrl, type Checkout } from '@/api/handoffs'

test('the payment address carries token, number, type and origin, in this order (Spec §7, §9)', () => {
  const url = paymentUrl({ token: 'abc', phoneNumber: '9000000065', type: 'Individual' })
  expect(url).toBe(
    'https://pay.festival.test/?token=abc&phoneNumber=9000000065&type=Individual&origin=1',
  )
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

test('the checkout address carries the order as JSON, and origin (Spec §7, §9)', () => {
  const url = new URL(checkoutUrl(order))
  expect(url.origin + url.pathname).toBe('https://pay.festival.test/')
  expect([...url.searchParams.keys()]).toEqual(['cart', 'origin'])
  expect(JSON.parse(url.searchParams.get('cart') ?? '')).toEqual(order)
  expect(url.searchParams.get('origin')).toBe('1')
})

test('both addresses carry special characters intact (Spec §7)', () => {
  const text = 'a&b=c a+b 50% #1 é 🎭 "} %26 a/b?c'
  const payment = new URL(paymentUrl({ token: text, phoneNumber: text, type: 'Contingent' }))
  expect([...payment.searchParams.values()]).toEqual([text, text, 'Contingent', '1'])
  const odd = { ...order, address: text, name: text, token: text }
  const checkout = new URL(checkoutUrl(odd))
  expect(JSON.parse(checkout.searchParams.get('cart') ?? '')).toEqual(odd)
  expect(payment.hash + checkout.hash).toBe('')
})

test('the new tab has no access to this one and no referrer (Spec §7)', () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  openTab('https://pay.festival.test/?token=abc')
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://pay.festival.test/?token=abc',
    '_blank',
    'noopener,noreferrer',
  )
})
