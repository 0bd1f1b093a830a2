import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { checkoutSchema, type CheckoutValues } from '@/features/cart/checkout/order'
import { errorsOf } from '@/festival/validation'
import { toast } from '../auth/authActions'
import {
  ADDRESS,
  bill,
  CART,
  fillIn,
  handOver,
  homeDelivery,
  openCart,
  orderIn,
  press,
  storedCounts,
} from './openCart'

const TERMS = 'Accept terms and conditions'
const OPEN_AGAIN = 'Open the payment page, opens in a new tab'
const NUMBER = { 'Emergency number': '9000000065' }
const tick = () => screen.findByRole('checkbox', { name: 'I accept the terms and conditions' })
const findQuestion = () => screen.findByText('Have you paid?')

test('collecting needs a phone number, and the click opens the payment site (Spec §2, §3, §4, §7, §9)', async () => {
  const { user, opened } = await openCart(CART)
  expect(await screen.findByRole('radio', { name: /^Collect from the control tent/ })).toBeChecked()
  await fillIn(user, NUMBER)
  expect(screen.getByText(/On a shared computer, clear the history afterwards/)).toBeInTheDocument()
  fireEvent.click(await screen.findByRole('button', { name: 'Pay Now' }))
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

test('home delivery costs 60 a piece, takes a month and requires the terms (Spec §3, §4, §5, §8, §9)', async () => {
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
  ['street', '', 'Street is required'],
  ['street', '14 L', 'Street must be at least 5 characters'],
  ['city', '', 'City is required'],
  ['city', 'K', 'City must be at least 2 characters'],
  ['state', '', 'State is required'],
  ['state', 'W', 'State must be at least 2 characters'],
  ['pincode', '', 'Pincode is required'],
  ['pincode', '72130', 'Pincode must be exactly 6 digits'],
  ['pincode', '7213022', 'Pincode must be exactly 6 digits'],
  ['mobile', '', 'Emergency number is required'],
  ['mobile', '+91 90000 0065', 'Emergency number must be only digits'],
  ['mobile', '900000006', 'Emergency number must be of 10 digits'],
  ['mobile', '90000000655', 'Emergency number can be of 10 digits'],
])('%s "%s" is refused: %s (Spec §5, §9)', (name, value, message) => {
  expect(faults({ ...home, [name]: value })).toEqual({ [name]: message })
})

test('the shortest address that is long enough is accepted (Spec §5, §9)', () => {
  const shortest = { street: '14 La', city: 'Ko', state: 'WB', pincode: '000000' }
  expect(faults({ ...home, ...shortest })).toEqual({})
})

test('signed-out visitors are asked to sign in; nothing is sent, and the cart stays (Spec §2, §4, §6)', async () => {
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

test('a user who has paid empties the cart, and can undo that', async () => {
  await handOver()
  const { user } = await openCart()
  await press(user, 'Yes, empty my cart')
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  expect(storedCounts()).toEqual([])
  await press(user, 'Undo')
  expect(storedCounts()).toEqual(['2 M 2', '4 L 1'])
})
