import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { people } from '@mocks/people'
import { signIn } from '../auth/acts'
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

/** A link of the navigation, or of the checkout itself. */
async function follow(user: UserEvent, link: string) {
  const [first] = await screen.findAllByRole('link', { name: link })
  await user.click(first ?? document.body)
  await waitFor(() => expect(window.location.pathname).not.toBe('/cart'))
}

/** A visitor types an address and follows a link. */
async function typeAndFollow(link: string) {
  const view = await openCart(CART, null)
  await typeAddress(view.user)
  await follow(view.user, link)
  return view
}

test('the next person who signs in in this tab does not see the address of the last one', async () => {
  const { user, unmount } = await openCart(CART)
  await typeAddress(user)
  unmount()
  localStorage.removeItem('userData')
  await openCart(undefined, people.paidStudent)
  await expectNoAddress()
})

test('a visitor does not see the address once the session has ended', async () => {
  const { user } = await openCart(CART)
  await typeAddress(user)
  signInElsewhere(null)
  await expectNoAddress()
})

test('when somebody else signs in in another tab the form is empty, and the first address is gone for good', async () => {
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

test('a visitor who is sent to sign in, and does, finds the address at the checkout', async () => {
  const { user } = await typeAndFollow('Sign In')
  await signIn(user, people.student.email)
  await screen.findByText(/^Signed in as/)
  await openCart()
  await expectAddress()
})

test('somebody who signs in half an hour after a visitor left for sign-in gets no address', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { unmount } = await typeAndFollow('Sign In')
  unmount()
  vi.setSystemTime(Date.now() + 30 * 60_000)
  await openCart()
  await expectNoAddress()
})

test('somebody who signs in after a visitor left for another page gets no address', async () => {
  const { unmount } = await typeAndFollow('FAQs')
  unmount()
  await openCart()
  await expectNoAddress()
})
