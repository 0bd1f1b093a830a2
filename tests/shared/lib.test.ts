import { expect, test } from 'vitest'
import { rupees } from '@/shared/lib/format'

test.each([
  [0, '₹0'],
  [60, '₹60'],
  [999, '₹999'],
  [2449, '₹2,449'],
  [99999, '₹99,999'],
  [123456, '₹1,23,456'],
  [12345678, '₹1,23,45,678'],
])('%i is written %s', (amount, written) => {
  expect(rupees(amount)).toBe(written)
})
