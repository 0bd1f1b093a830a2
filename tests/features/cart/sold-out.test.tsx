import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { merch } from '@/content/merch'
import { ADDRESS, bill, CART, fillIn, lines, openCart, orderIn, press } from './openCart'

afterEach(() => {
  vi.restoreAllMocks()
  merch.forEach((item) => Object.assign(item, { isSoldOut: false }))
})

/** It sells out while it lies in somebody's cart. */
function sellOut(...titles: string[]) {
  for (const item of merch)
    if (titles.includes(item.title)) Object.assign(item, { isSoldOut: true })
}

const TEE = 'Weaver of Spells'
const HOODIE = 'Unmask The Mystery'

test('what has sold out says so, and is no part of the bill or of the way to free delivery', async () => {
  sellOut(TEE)
  const { user } = await openCart(CART)
  const [tee, hoodie] = lines()
  expect(tee).toHaveTextContent('Sold out')
  expect(tee).not.toHaveTextContent('₹998')
  expect(hoodie).not.toHaveTextContent('Sold out')
  expect(bill('Subtotal')).toHaveTextContent('₹999')
  expect(screen.getByText('₹1,450 more')).toBeInTheDocument()
  expect(screen.getByText('Sold-out items are not part of this order.')).toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: /^Home delivery/ }))
  expect(bill('Delivery')).toHaveTextContent('₹60')
  expect(bill('Total')).toHaveTextContent('₹1,059')
})

test('no more can be taken of it, but less, and none at all', async () => {
  sellOut(TEE)
  const { user } = await openCart(CART)
  const [tee] = lines()
  const count = () => within(tee ?? document.body).getByRole('group')
  const plus = screen.getByRole('button', { name: `Increase ${TEE}, size M` })
  expect(plus).toHaveAttribute('aria-disabled', 'true')
  await user.click(plus)
  expect(count()).toHaveTextContent('2')
  await press(user, `Decrease ${TEE}, size M`)
  expect(count()).toHaveTextContent('1')
  await press(user, `Remove ${TEE}, size M`)
  expect(lines()).toHaveLength(1)
  expect(screen.queryByText('Sold-out items are not part of this order.')).toBeNull()
})

test('the order is sent without it', async () => {
  sellOut(TEE)
  const { user, opened } = await openCart(CART)
  await user.click(screen.getByRole('radio', { name: /^Home delivery/ }))
  await fillIn(user, ADDRESS)
  await user.click(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
  await press(user, 'Pay Now')
  const order = orderIn(opened.mock.calls[0]?.[0])
  expect(order).toMatchObject({ subtotal: 999, grandtotal: 1059 })
  expect(order.cart).toEqual([expect.objectContaining({ id: 4, count: 1 })])
})

test('where everything has sold out there is nothing to pay, and it says why', async () => {
  sellOut(TEE, HOODIE)
  await openCart(CART)
  expect(lines()).toHaveLength(2)
  expect(screen.getByText('Everything in your cart has sold out.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull()
  expect(screen.queryByText(/home delivery is free/)).toBeNull()
  expect(screen.getByRole('link', { name: 'See the merchandise' })).toBeInTheDocument()
})

test('who was sent to pay before it sold out is still asked whether they have paid', async () => {
  const { user, unmount } = await openCart(CART)
  await fillIn(user, { 'Emergency number': '9000000065' })
  await press(user, 'Pay Now')
  unmount()
  sellOut(TEE)
  await openCart()
  expect(await screen.findByText('Have you paid?')).toBeInTheDocument()
})

test('taking out what had sold out before makes no other order of it', async () => {
  sellOut(TEE)
  const { user, unmount } = await openCart(CART)
  await fillIn(user, { 'Emergency number': '9000000065' })
  await press(user, 'Pay Now')
  unmount()
  const page = await openCart()
  await press(page.user, `Remove ${TEE}, size M`)
  expect(await screen.findByText('Have you paid?')).toBeInTheDocument()
})
