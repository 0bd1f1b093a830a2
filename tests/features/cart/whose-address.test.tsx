import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { ADDRESS, CART, fillIn, openCart } from './openCart'

afterEach(() => vi.restoreAllMocks())

const home = () => screen.findByRole('radio', { name: /^Home delivery/ })

async function typeAddress(user: UserEvent) {
  await user.click(await home())
  await fillIn(user, ADDRESS)
}

/** Another tab signs in, or out. */
function signInElsewhere(person: Person | null) {
  if (person) localStorage.setItem('userData', JSON.stringify(festival.sessionOf(person)))
  else localStorage.removeItem('userData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))
}

async function expectNoAddress() {
  expect(await home()).not.toBeChecked()
  expect(screen.getByLabelText('Emergency number')).toHaveValue('')
  const radio = await home()
  act(() => radio.click())
  expect(await screen.findByLabelText('Street')).toHaveValue('')
  expect(screen.getByLabelText('Mobile')).toHaveValue('')
}

test('who signs in after somebody else in this tab does not see where that one lives', async () => {
  const { user, unmount } = await openCart(CART)
  await typeAddress(user)
  unmount()
  localStorage.removeItem('userData')
  await openCart(undefined, people.paidStudent)
  await expectNoAddress()
})

test('nor does a visitor, once the session has ended', async () => {
  const { user } = await openCart(CART)
  await typeAddress(user)
  signInElsewhere(null)
  await expectNoAddress()
})

test('signed in as somebody else in another tab: the form is that one’s, and both keep their own', async () => {
  const { user } = await openCart(CART)
  await typeAddress(user)
  signInElsewhere(people.paidStudent)
  await expectNoAddress()
  await fillIn(user, { Street: '65 Hill Road' })
  signInElsewhere(people.student)
  expect(await screen.findByDisplayValue('14 Lake Road')).toBeInTheDocument()
  signInElsewhere(people.paidStudent)
  expect(await screen.findByDisplayValue('65 Hill Road')).toBeInTheDocument()
})

test('who typed as a visitor and signs in goes on with that, and nobody after them', async () => {
  const { user, unmount } = await openCart(CART, null)
  await typeAddress(user)
  unmount()
  const page = await openCart()
  expect(await screen.findByLabelText('Street')).toHaveValue('14 Lake Road')
  expect(screen.getByLabelText('Mobile')).toHaveValue('9000000065')
  page.unmount()
  await openCart(undefined, people.paidStudent)
  await expectNoAddress()
})

test('a visitor who typed nothing takes nobody’s address away by signing in', async () => {
  const { user } = await openCart(CART)
  await typeAddress(user)
  signInElsewhere(null)
  expect(await home()).not.toBeChecked()
  signInElsewhere(people.student)
  expect(await screen.findByLabelText('Street')).toHaveValue('14 Lake Road')
})
