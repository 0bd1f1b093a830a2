import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { signInElsewhere } from '../../signInElsewhere'
import { ADDRESS, CART, fillIn, homeDelivery, openCart } from './openCart'

async function typeAddress(user: UserEvent) {
  await user.click(await homeDelivery())
  await fillIn(user, ADDRESS)
}

async function expectNoAddress() {
  expect(await homeDelivery()).not.toBeChecked()
  expect(screen.getByLabelText('Emergency number')).toHaveValue('')
  const radio = await homeDelivery()
  act(() => radio.click())
  expect(await screen.findByLabelText('Street')).toHaveValue('')
  expect(screen.getByLabelText('Mobile')).toHaveValue('')
}

const expectAddress = async () =>
  expect(await screen.findByLabelText('Street')).toHaveValue('14 Lake Road')

/** A visitor types an address and follows a link of the navigation, or of the checkout itself. */
async function typeAndFollow(link: string) {
  const view = await openCart(CART, null)
  await typeAddress(view.user)
  const [first] = await screen.findAllByRole('link', { name: link })
  await view.user.click(first ?? document.body)
  await waitFor(() => expect(window.location.pathname).not.toBe('/cart'))
  return view
}

test('the form is empty, and the address deleted, when another user signs in in another tab', async () => {
  const { user } = await openCart(CART)
  await typeAddress(user)
  signInElsewhere(people.paidStudent)
  await expectNoAddress()
  await fillIn(user, { Street: '65 Hill Road' })
  signInElsewhere(people.student)
  await expectNoAddress()
})

test('a visitor who signs in keeps the typed address, and the next person does not see it', async () => {
  const { user, unmount } = await openCart(CART, null)
  await typeAddress(user)
  unmount()
  const page = await openCart()
  await expectAddress()
  expect(screen.getByLabelText('Mobile')).toHaveValue('9000000065')
  page.unmount()
  await openCart(undefined, people.paidStudent)
  await expectNoAddress()
})

test('what was typed before the sign-in says so, wherever the visitor went, and can be cleared', async () => {
  const { unmount } = await typeAndFollow('FAQs')
  await screen.findByRole('heading', { level: 1, name: 'FAQs' })
  unmount()
  const { user } = await openCart()
  await expectAddress()
  expect(screen.getByText(/Typed before you signed in/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  await expectNoAddress()
  expect(screen.queryByText(/Typed before you signed in/)).not.toBeInTheDocument()
})
