import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { bill, CART, lines, openCart, press, storedCounts } from './openCart'

afterEach(() => vi.restoreAllMocks())

/** Another tab of the site writes the cart. */
function writeElsewhere(cart: unknown) {
  localStorage.setItem('cart', JSON.stringify(cart))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  })
}

test('the cart shows each line with its price and total, and the bill', async () => {
  await openCart(CART)
  const [tee, hoodie] = lines()
  expect(tee).toHaveTextContent('Weaver of Spells')
  expect(tee).toHaveTextContent('Size M, ₹499 each')
  expect(screen.getByLabelText('Total of Weaver of Spells, size M')).toHaveTextContent('₹998')
  expect(hoodie).toHaveTextContent('Unmask The Mystery')
  expect(bill('Subtotal')).toHaveTextContent('₹1,997')
  expect(bill('Delivery')).toHaveTextContent('₹0')
  expect(bill('Tax')).toHaveTextContent('₹0')
  expect(bill('Total')).toHaveTextContent('₹1,997')
  expect(screen.getByText('₹452 more')).toBeInTheDocument()
})

test('plus and minus count, and minus stops at one', async () => {
  const { user } = await openCart(CART)
  await press(user, 'Increase Weaver of Spells, size M')
  expect(bill('Subtotal')).toHaveTextContent('₹2,496')
  expect(screen.getByText('Home delivery is free.')).toBeInTheDocument()
  const minus = screen.getByRole('button', { name: 'Decrease Unmask The Mystery, size L' })
  expect(minus).toHaveAttribute('aria-disabled', 'true')
  await user.click(minus)
  expect(storedCounts()).toEqual(['2 M 3', '4 L 1'])
})

test('how many pieces lie in the cart is said beside its title, and keeps up', async () => {
  const { user } = await openCart(CART)
  expect(screen.getByText('3 items')).toBeInTheDocument()
  await press(user, 'Remove Weaver of Spells, size M')
  expect(screen.getByText('1 item')).toBeInTheDocument()
  await press(user, 'Remove Unmask The Mystery, size L')
  expect(screen.queryByText(/items?$/)).not.toBeInTheDocument()
})

test('plus has no cap', async () => {
  const { user } = await openCart([{ id: 1, count: 99_999, size: 'S' }])
  await press(user, 'Increase With The Waves, size S')
  expect(bill('Total')).toHaveTextContent('₹4,99,00,000')
})

test('a removed line can be brought back to its place', async () => {
  const { user } = await openCart(CART)
  await press(user, 'Remove Weaver of Spells, size M')
  expect(lines()).toHaveLength(1)
  expect(screen.getByText('Weaver of Spells, size M')).toBeInTheDocument()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()
  await user.click(undo)
  expect(storedCounts()).toEqual(['2 M 2', '4 L 1'])
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('an empty cart leads to the merchandise, and what was removed last can still come back', async () => {
  const { user } = await openCart([{ id: 4, count: 1, size: 'L' }])
  await press(user, 'Remove Unmask The Mystery, size L')
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the merchandise' })).toHaveAttribute(
    'href',
    '/merchandise',
  )
  expect(screen.queryByRole('heading', { name: 'Checkout' })).not.toBeInTheDocument()
  await press(user, 'Undo')
  expect(screen.getByRole('heading', { name: 'Checkout' })).toBeInTheDocument()
})

test('the cart is there again after a reload', async () => {
  const { user } = await openCart(CART)
  await press(user, 'Increase Weaver of Spells, size M')
  await openCart()
  expect(bill('Subtotal')).toHaveTextContent('₹2,496')
})

test('two tabs that change one line add up', async () => {
  const { user } = await openCart(CART)
  writeElsewhere([{ id: 2, count: 7, size: 'M' }])
  expect(lines()).toHaveLength(1)
  await press(user, 'Increase Weaver of Spells, size M')
  expect(storedCounts()).toEqual(['2 M 8'])
})

test.each([
  ['a count that is no number', { id: 1, count: 'NaN', size: 'M' }],
  ['a negative count', { id: 1, count: -3, size: 'M' }],
  ['no count', { id: 1, count: null, size: 'M' }],
  ['a count beyond all measure', { id: 1, count: 1e300, size: 'M' }],
  ['an unknown size', { id: 1, count: 1, size: 'XXXL' }],
  ['an item that left the catalogue', { id: 65, count: 1, size: 'M' }],
  ['a line that is text', 'line'],
])('%s costs that line alone, and is told', async (_what, line) => {
  const { user } = await openCart([line, { id: 4, count: 1, size: 'L' }])
  expect(lines()).toHaveLength(1)
  expect(screen.getByText(/^1 line of your cart could not be read/)).toBeInTheDocument()
  await press(user, 'OK')
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
})

test('a tampered price is the catalogue’s again', async () => {
  await openCart([{ id: 4, count: '2', size: 'L', price: 1, total: 1, title: 'Cheap' }])
  expect(screen.getByText('Unmask The Mystery')).toBeInTheDocument()
  expect(bill('Subtotal')).toHaveTextContent('₹1,998')
})

test('a thousand lines of storage are a short cart', async () => {
  await openCart(Array.from({ length: 1000 }, () => ({ id: 1, count: 1, size: 'M' })))
  const [line] = lines()
  expect(lines()).toHaveLength(1)
  expect(within(line ?? document.body).getByRole('group')).toHaveTextContent('1000')
})

test('a full storage keeps nobody from counting', async () => {
  const { user } = await openCart(CART)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await press(user, 'Increase Weaver of Spells, size M')
  await waitFor(() => expect(bill('Subtotal')).toHaveTextContent('₹2,496'))
  full.mockRestore()
})
