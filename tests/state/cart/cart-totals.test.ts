import { expect, test } from 'vitest'
import { deliveryFee, missingForFreeDelivery } from '@/state/cart/cartTotals'

test.each([
  [0, 0, 0, 2449],
  [499, 1, 60, 1950],
  [999, 1, 60, 1450],
  [1996, 4, 240, 453],
  [2448, 3, 180, 1],
  [2449, 3, 0, 0],
  [2495, 5, 0, 0],
])('a subtotal of %i in %i pieces is brought home for %i', (ofLines, count, fee, missing) => {
  expect(deliveryFee(ofLines, count, 'home')).toBe(fee)
  expect(deliveryFee(ofLines, count, 'collect')).toBe(0)
  expect(missingForFreeDelivery(ofLines)).toBe(missing)
})
