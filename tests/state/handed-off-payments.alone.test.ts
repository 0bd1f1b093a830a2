import { expect, test } from 'vitest'

test('the next visit removes payments that are older than half an hour, and keeps an order', async () => {
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
  const young = { mark: '1', type: 'Individual', at: minutesAgo(29) }
  const order = { mark: '1', type: 'Order: 2 M 2', at: minutesAgo(300) }
  const old = { mark: '2', type: 'Contingent', at: minutesAgo(31) }
  localStorage.setItem('payment-under-way', JSON.stringify([old, young, order]))
  await import('@/state/handedOffPayments')
  expect(JSON.parse(localStorage.getItem('payment-under-way') ?? '')).toEqual([young, order])
})
