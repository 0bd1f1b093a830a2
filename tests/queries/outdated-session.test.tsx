import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { CART, fillIn, openCart, orderIn, press } from '../features/cart/openCart'
import {
  openRegistration,
  registrationsSent,
  reopenRegistration,
} from '../features/events/openRegistration'
import { renderApp } from '../renderApp'

/* The stored session may be older than what the organisers know of the user. */

const { paidStudent: person } = people

/** A stored session, in which these fields are as they were at the sign-in. */
function storeSession(changes: object) {
  const { token, user } = festival.sessionOf(person)
  localStorage.setItem('userData', JSON.stringify({ token, user: { ...user, ...changes } }))
}

const profileLoads = () =>
  waitFor(() => expect(localStorage.getItem('userData')).toContain(`"${person.email}"`))

test('a team is registered with the email that the organisers have corrected (Spec §7)', async () => {
  storeSession({ email: 'paid.student@festival.con' })
  const { user } = renderApp('/events/subevents/Dance')
  await profileLoads()
  const { send } = await reopenRegistration(user, 'Shake A Leg')
  await send()
  await waitFor(() => expect(registrationsSent()).toHaveLength(1))
  const teamMembers = [{ sfId: person.sfId, email: person.email }]
  expect(registrationsSent()).toMatchObject([{ teamMembers }])
})

test('an order carries the name and the email of the profile, where the session has none (Spec §3)', async () => {
  storeSession({ email: '', name: '' })
  const { user, opened } = await openCart(CART, null)
  await profileLoads()
  await fillIn(user, { 'Emergency number': '9000000065' })
  await press(user, 'Pay Now')
  expect(orderIn(opened.mock.calls[0]?.[0])).toMatchObject({
    name: person.name,
    email: person.email,
  })
})

test('nobody is registered while their email is not known', async () => {
  storeSession({ email: '' })
  festival.break('/api/user/getUser', 'offline')
  const { send, ...registration } = await openRegistration(null, 'Dance', 'Shake A Leg')
  expect(registration.form.getByText(/your email has not loaded/)).toBeInTheDocument()
  await send()
  expect(registration.form.getByRole('button', { name: 'Register' })).toBeInTheDocument()
  expect(registrationsSent()).toEqual([])
})

test('nobody orders while their email is not known', async () => {
  storeSession({ email: '' })
  festival.break('/api/user/getUser', 'offline')
  const { user, opened } = await openCart(CART, null)
  await fillIn(user, { 'Emergency number': '9000000065' })
  await press(user, 'Pay Now')
  expect(await screen.findByText(/your email has not loaded/)).toBeInTheDocument()
  expect(opened).not.toHaveBeenCalled()
})
