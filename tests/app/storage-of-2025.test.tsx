import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../renderApp'

/** As the site of 2025 left it: the id is a number, and there is nothing but what the specification names. */
function userDataOf2025() {
  const { name, sfId, id, mobile, email } = people.paidStudent
  const { token } = festival.sessionOf(people.paidStudent)
  return { token, user: { name, sfId, id, mobile, email } }
}

const CART_OF_2025 = [
  {
    id: 2,
    category: 'tshirt',
    count: 3,
    price: 499,
    size: 'XL',
    title: 'Weaver of Spells',
    total: 1497,
  },
  {
    id: 3,
    category: 'hoodie',
    count: 1,
    price: 999,
    size: 'S',
    title: 'Oldman Hoodie',
    total: 999,
  },
]

test('whoever the site of 2025 has signed in is signed in', async () => {
  const left = JSON.stringify(userDataOf2025())
  localStorage.setItem('userData', left)
  renderApp('/dashboard')
  const pass = within(await screen.findByRole('region', { name: 'Your pass' }))
  expect(pass.getByRole('heading', { level: 1, name: 'Paid Student' })).toBeInTheDocument()
  expect(pass.getByText('SF00008')).toBeInTheDocument()
  await waitFor(() =>
    expect(festival.calls('/api/user/getUser')).toMatchObject([
      { body: { token: userDataOf2025().token } },
    ]),
  )
  expect(localStorage.getItem('userData')).toBe(left)
})

test('what the site of 2025 has put into the cart is there, and can be changed', async () => {
  localStorage.setItem('cart', JSON.stringify(CART_OF_2025))
  const { user } = renderApp('/cart')
  expect(await screen.findByLabelText('Total of Weaver of Spells, size XL')).toHaveTextContent(
    '₹1,497',
  )
  expect(screen.getByLabelText('Total of Oldman Hoodie, size S')).toHaveTextContent('₹999')
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Decrease Weaver of Spells, size XL' }))
  const [tee, hoodie] = CART_OF_2025
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toEqual([
    { ...tee, count: 2, total: 998 },
    hoodie,
  ])
})

test('an empty cart of 2025 is an empty cart', async () => {
  localStorage.setItem('cart', '[]')
  renderApp('/cart')
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument()
})
