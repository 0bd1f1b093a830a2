import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { checkoutSchema, type CheckoutValues } from '@/features/cart/checkout/schema'
import { errorsOf } from '../../errorsOf'
import { sellOut } from '../../sellOut'
import {
  ADDRESS,
  bill,
  CART,
  fillIn,
  homeDelivery,
  lines,
  openCart,
  orderIn,
  press,
  storedCounts,
} from './openCart'
import { toast } from '../auth/authActions'

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

test('an empty cart leads to the merchandise, and has no checkout (Spec §2)', async () => {
  await openCart([])
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  const way = screen.getByRole('link', { name: 'See the merchandise' })
  expect(way).toHaveAttribute('href', '/merchandise')
  expect(screen.queryByRole('heading', { name: 'Checkout' })).not.toBeInTheDocument()
})

test('a line that cannot be read is left out, and a message says so (Spec §3)', async () => {
  await openCart([
    { id: 65, count: 1, size: 'M' },
    { id: 4, count: 2, size: 'L', price: 999 },
  ])
  expect(lines()).toHaveLength(1)
  expect(bill('Subtotal')).toHaveTextContent('₹1,998')
  expect(screen.getByText(/^1 line of your cart could not be read/)).toBeInTheDocument()
})

test('a price that has changed since the line was added is said once', async () => {
  const { user } = await openCart([{ id: 4, count: 2, size: 'L', price: 1 }])
  expect(bill('Subtotal')).toHaveTextContent('₹1,998')
  const message = 'The price of 1 line of your cart has changed since it was added.'
  expect(screen.getByText(message)).toBeInTheDocument()
  await press(user, 'OK')
  expect(screen.queryByText(message)).not.toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject([{ price: 999 }])
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

const TERMS = 'Accept terms and conditions'
const OPEN_AGAIN = 'Open the payment page, opens in a new tab'
const NUMBER = { 'Emergency number': '9000000065' }
const tick = () => screen.findByRole('checkbox', { name: 'I accept the terms and conditions' })
const findQuestion = () => screen.findByText('Have you paid?')

test('collecting needs a phone number, and the click opens the payment site (Spec §4, §7)', async () => {
  const { user, opened } = await openCart(CART)
  expect(await screen.findByRole('radio', { name: /^Collect from the control tent/ })).toBeChecked()
  await fillIn(user, NUMBER)
  expect(screen.getByText(/On a shared computer, clear the history afterwards/)).toBeInTheDocument()
  await user.dblClick(await screen.findByRole('button', { name: 'Pay Now' }))
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^https:\/\/pay\.festival\.test\/\?cart=%7B.*&origin=1$/),
    '_blank',
    'noopener,noreferrer',
  )
  expect(orderIn(opened.mock.calls[0]?.[0])).toEqual({
    token: expect.stringMatching(/./),
    emergency_number: '9000000065',
    address: 'collect',
    name: people.student.name,
    email: people.student.email,
    tax: 0,
    subtotal: 1997,
    grandtotal: 1997,
    cart: [
      {
        ...{ id: 2, category: 'tshirt', count: 2, price: 499, size: 'M' },
        ...{ title: 'Weaver of Spells', total: 998 },
      },
      {
        ...{ id: 4, category: 'hoodie', count: 1, price: 999, size: 'L' },
        ...{ title: 'Unmask The Mystery', total: 999 },
      },
    ],
  })
})

test('home delivery costs 60 a piece, takes a month and requires the terms (Spec §4, §9)', async () => {
  const { user, opened } = await openCart(CART)
  await user.click(await homeDelivery())
  expect(bill('Delivery')).toHaveTextContent('₹180')
  expect(bill('Total')).toHaveTextContent('₹2,177')
  expect(screen.getByText(/about 1 month after the fest/)).toBeInTheDocument()
  await fillIn(user, { ...ADDRESS, Street: ' Flat 4 & 5, #2 🎭 ' })
  await press(user, TERMS)
  expect(await toast(TERMS)).toBeInTheDocument()
  const terms = await tick()
  await waitFor(() => expect(terms).toHaveAccessibleDescription(TERMS))
  expect(opened).not.toHaveBeenCalled()
  await user.click(await tick())
  await press(user, 'Pay Now')
  expect(orderIn(opened.mock.calls[0]?.[0])).toMatchObject({
    address: 'Flat 4 & 5, #2 🎭, Kharagpur, West Bengal, 721302',
    emergency_number: '9000000065',
    subtotal: 1997,
    grandtotal: 2177,
  })
})

test('an empty address shows what is missing, and focuses the first field (Spec §4, §5)', async () => {
  const { user, opened } = await openCart(CART)
  await user.click(await homeDelivery())
  await press(user, TERMS)
  for (const field of ['Street', 'City', 'State', 'Pincode', 'Emergency number']) {
    expect(await screen.findByText(`${field} is required`)).toBeInTheDocument()
  }
  await waitFor(() => expect(screen.getByLabelText('Street')).toHaveFocus())
  expect(opened).not.toHaveBeenCalled()
})

const home: CheckoutValues = {
  way: 'home',
  emergency_number: '',
  street: '14 Lake Road',
  city: 'Kharagpur',
  state: 'West Bengal',
  pincode: '721302',
  mobile: '9000000065',
  terms: true,
}

const faults = (values: CheckoutValues) => errorsOf(checkoutSchema, values)

test.each([
  ['street', '14 L', 'Street must be at least 5 characters'],
  ['city', 'K', 'City must be at least 2 characters'],
  ['state', 'W', 'State must be at least 2 characters'],
  ['pincode', '72130', 'Pincode must be exactly 6 digits'],
  ['pincode', '7213021', 'Pincode must be exactly 6 digits'],
  ['pincode', '021302', 'Pincode must be exactly 6 digits'],
  ['mobile', '+91 90000 0065', 'Emergency number must be only digits'],
])('%s "%s" is refused: %s (Spec §5, §9)', (name, value, message) => {
  expect(faults({ ...home, [name]: value })).toEqual({ [name]: message })
})

test('signed-out visitors are asked to sign in; nothing is sent, and the cart stays (Spec §2, §6)', async () => {
  const { user, opened } = await openCart(CART, null)
  await fillIn(user, NUMBER)
  await press(user, 'Pay Now')
  expect(await toast('Please Sign-in to continue')).toBeInTheDocument()
  expect(opened).not.toHaveBeenCalled()
  expect(storedCounts()).toEqual(['2 M 2', '4 L 1'])
  const [way] = screen.getAllByRole('link', { name: 'Sign In' })
  expect(way).toHaveAttribute('href', '/signin')
})

test('the cart and a way to the payment page stay until the order is paid (Spec §4)', async () => {
  const { user, opened } = await openCart(CART)
  await fillIn(user, NUMBER)
  await press(user, 'Pay Now')
  expect(screen.getByRole('button', { name: 'Initiating....' })).toBeInTheDocument()
  expect(await findQuestion()).toBeInTheDocument()
  await press(user, OPEN_AGAIN)
  expect(opened).toHaveBeenCalledTimes(2)
  expect(opened.mock.calls[1]).toEqual(opened.mock.calls[0])
  const { token } = orderIn(opened.mock.calls[0]?.[0])
  expect(document.documentElement.innerHTML).not.toContain(token)
  expect(storedCounts()).toEqual(['2 M 2', '4 L 1'])
  // After a reload only the question is left.
  await openCart()
  expect(await findQuestion()).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: OPEN_AGAIN })).not.toBeInTheDocument()
  await press(user, 'Not yet')
  expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeInTheDocument()
})

test('an order may be paid as long as one of its lines is in the cart, whatever else is there (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const shirt = { id: 2, count: 2, size: 'M' }
  const { user } = await openCart([shirt])
  await fillIn(user, NUMBER)
  await press(user, 'Pay Now')
  await act(() => vi.advanceTimersByTimeAsync(2 * 24 * 60 * 60_000))
  await openCart([shirt, { id: 4, count: 1, size: 'L' }])
  expect(await findQuestion()).toBeInTheDocument()
  expect(screen.getByText('Weaver of Spells, size M')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pay Now' })).not.toBeInTheDocument()
  await press(user, 'Yes, take it out of my cart')
  expect(storedCounts()).toEqual(['4 L 1'])
  expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeInTheDocument()
})

test('another order does not end the question about the one before', async () => {
  const { user } = await openCart([{ id: 2, count: 1, size: 'M' }])
  await fillIn(user, NUMBER)
  await press(user, 'Pay Now')
  const { user: later } = await openCart([{ id: 4, count: 1, size: 'L' }])
  await press(later, 'Pay Now')
  await openCart([{ id: 2, count: 1, size: 'M' }])
  expect(await findQuestion()).toBeInTheDocument()
})

test('Undo after the order was taken out brings the question back', async () => {
  const { user } = await openCart([{ id: 2, count: 1, size: 'M' }])
  await fillIn(user, NUMBER)
  await press(user, 'Pay Now')
  await openCart([{ id: 2, count: 1, size: 'M' }])
  await press(user, 'Yes, empty my cart')
  await press(user, 'Undo')
  expect(await findQuestion()).toBeInTheDocument()
})

test('“Not yet” hands its focus on, and the form is back', async () => {
  await openCart([{ id: 2, count: 1, size: 'M' }])
  const { user } = await openCart([{ id: 2, count: 1, size: 'M' }])
  await fillIn(user, NUMBER)
  await press(user, 'Pay Now')
  const { user: later } = await openCart()
  await findQuestion()
  await press(later, 'Not yet')
  expect(await screen.findByRole('button', { name: 'Pay Now' })).toBeInTheDocument()
  await waitFor(() => expect(document.body).not.toHaveFocus())
})
