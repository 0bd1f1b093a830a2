import { expect, test } from 'vitest'
import type { CartLine } from '@/api/handoffs'
import { addLine, changeCount, readCart, removeLine } from '@/state/cartLines'

const tee: CartLine = {
  id: 1,
  category: 'tshirt',
  count: 1,
  price: 499,
  size: 'M',
  title: 'With The Waves',
  total: 499,
}

test('the same item in the same size raises the line that is there', () => {
  expect(addLine([tee], { ...tee, count: 2, total: 998 })).toEqual([
    { ...tee, count: 3, total: 1497 },
  ])
})

test('another size, or another item, is another line', () => {
  const large = { ...tee, size: 'L' }
  const other = { ...tee, id: 2 }
  expect(addLine(addLine([tee], large), other)).toEqual([tee, large, other])
})

test.each([
  [5, 5],
  [1, 1],
  [0, 1],
  [-3, 1],
  [1000, 1000],
])('a count of %i becomes %i', (count, becomes) => {
  expect(changeCount([tee], tee, count)).toEqual([{ ...tee, count: becomes, total: becomes * 499 }])
})

test('removing takes that line only', () => {
  const large = { ...tee, size: 'L' }
  expect(removeLine([tee, large], tee)).toEqual([large])
})

test('a stored cart: broken lines are left out and totals are worked out anew', () => {
  const stored = [tee, null, { ...tee, count: 'x' }, { ...tee, size: 'L', count: 2, total: 1 }]
  expect(readCart(stored)).toEqual([tee, { ...tee, size: 'L', count: 2, total: 998 }])
  expect(readCart('nonsense')).toEqual([])
})
