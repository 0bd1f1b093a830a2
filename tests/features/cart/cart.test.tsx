import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sellOut } from '../../sellOut'
import {
  ADDRESS,
  bill,
  CART,
  fillIn,
  lines,
  openCart,
  orderIn,
  press,
  storedCounts,
} from './openCart'

const TEE = 'Weaver of Spells'
const HOODIE = 'Unmask The Mystery'
const SOLD_OUT = 'Sold-out items are not part of this order.'

test('the cart shows each line with its price and total, and the bill (Spec §2, §9)', async () => {
  await openCart(CART)
  const [tee, hoodie] = lines()
  expect(tee).toHaveTextContent(TEE)
  expect(tee).toHaveTextContent('Size M, ₹499 each')
  expect(screen.getByLabelText(`Total of ${TEE}, size M`)).toHaveTextContent('₹998')
  expect(hoodie).toHaveTextContent(HOODIE)
  expect(bill('Subtotal')).toHaveTextContent('₹1,997')
  expect(bill('Delivery')).toHaveTextContent('₹0')
  expect(bill('Tax')).toHaveTextContent('₹0')
  expect(bill('Total')).toHaveTextContent('₹1,997')
  expect(screen.getByText('₹452 more')).toBeInTheDocument()
})

test('plus and minus count, minus stops at one, and the counts are there after a reload (Spec §2, §4)', async () => {
  const { user } = await openCart(CART)
  await press(user, `Increase ${TEE}, size M`)
  expect(bill('Subtotal')).toHaveTextContent('₹2,496')
  expect(screen.getByText('Home delivery is free.')).toBeInTheDocument()
  const minus = screen.getByRole('button', { name: `Decrease ${HOODIE}, size L` })
  expect(minus).toHaveAttribute('aria-disabled', 'true')
  await user.click(minus)
  expect(storedCounts()).toEqual(['2 M 3', '4 L 1'])
  await openCart()
  expect(bill('Subtotal')).toHaveTextContent('₹2,496')
})

test('a removed line can be restored to its place, and the count at the title updates (Spec §2, §4)', async () => {
  const { user } = await openCart(CART)
  expect(screen.getByText('3 items')).toBeInTheDocument()
  await press(user, `Remove ${TEE}, size M`)
  expect(lines()).toHaveLength(1)
  expect(screen.getByText('1 item')).toBeInTheDocument()
  await press(user, 'Undo')
  expect(storedCounts()).toEqual(['2 M 2', '4 L 1'])
})

test('an empty cart links to the merchandise', async () => {
  const { user } = await openCart([{ id: 4, count: 1, size: 'L' }])
  await press(user, `Remove ${HOODIE}, size L`)
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  const way = screen.getByRole('link', { name: 'See the merchandise' })
  expect(way).toHaveAttribute('href', '/merchandise')
  expect(screen.queryByRole('heading', { name: 'Checkout' })).not.toBeInTheDocument()
})

test('drops unreadable lines, and a message says so', async () => {
  const broken = [
    { id: 1, count: 'NaN', size: 'M' },
    { id: 65, count: 1, size: 'M' },
  ]
  await openCart([...broken, { id: 4, count: '2', size: 'L', price: 1 }])
  expect(lines()).toHaveLength(1)
  expect(bill('Subtotal')).toHaveTextContent('₹1,998')
  expect(screen.getByText(/^2 lines of your cart could not be read/)).toBeInTheDocument()
})

test('a sold-out item is marked, and is no part of the bill, of free delivery or of the order', async () => {
  sellOut(TEE)
  const { user, opened } = await openCart(CART)
  const [tee, hoodie] = lines()
  expect(tee).toHaveTextContent('Sold out')
  expect(hoodie).not.toHaveTextContent('Sold out')
  expect(bill('Subtotal')).toHaveTextContent('₹999')
  expect(screen.getByText(SOLD_OUT)).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /^Home delivery/ }))
  expect(bill('Delivery')).toHaveTextContent('₹60')
  expect(bill('Total')).toHaveTextContent('₹1,059')
  await fillIn(user, ADDRESS)
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
  await press(user, 'Pay Now')
  const order = orderIn(opened.mock.calls[0]?.[0])
  expect(order).toMatchObject({ subtotal: 999, grandtotal: 1059 })
  expect(order.cart).toEqual([expect.objectContaining({ id: 4, count: 1 })])
})
