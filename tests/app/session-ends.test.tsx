import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../renderApp'
import { setViewport } from '../viewport'
import { four, idOf, openAdd, paste, typed } from '../features/contingent/openAddMembers'

const { contingentLeader: leader, student } = people
const pass = () => screen.findByRole('region', { name: 'Your pass on this phone' })
const noPass = () => expect(screen.queryByText('Your pass on this phone')).not.toBeInTheDocument()

/** What another tab stores, in this order. */
function writeElsewhere(entries: Record<string, unknown>) {
  act(() => {
    for (const [key, value] of Object.entries(entries)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(value))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
  })
}

/** Another tab finds that the session has ended. */
const endElsewhere = () =>
  writeElsewhere({
    'last-pass': { sfId: leader.sfId, name: leader.name, at: Date.now() },
    userData: null,
  })

async function typeRows() {
  const view = await openAdd()
  await paste(view.user, idOf(1), `${four.sfId} ${four.email}`)
  return view
}

test('after the session has ended the sign-in page of a phone shows the pass, until somebody else signs in (Spec §8)', async () => {
  setViewport(390, { touch: true })
  const { user, at } = renderApp('/dashboard', { as: student })
  await screen.findByRole('button', { name: 'Logout' })
  festival.expire(student)
  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(await pass()).toHaveTextContent(student.name)
  const bars = await within(await pass()).findByRole('img')
  expect(bars).toHaveAccessibleName(`Barcode of ${student.sfId}`)
  renderApp('/signin')
  expect(await pass()).toHaveTextContent(student.sfId)
  writeElsewhere({ userData: festival.sessionOf(leader) })
  await waitFor(() => expect(localStorage.getItem('last-pass')).toBeNull())
  writeElsewhere({ userData: null })
  renderApp('/signin')
  await screen.findByLabelText('Email')
  noPass()
})

test.each([
  ['13 days', 13, true],
  ['14 days', 14, false],
  ['a year', 365, false],
  ['a wrong clock in the future', -365, false],
])('the pass of a session that ended %s ago (%d) is shown: %s', async (_, days, isShown) => {
  setViewport(390, { touch: true })
  const at = Date.now() - days * 24 * 60 * 60_000
  localStorage.setItem('last-pass', JSON.stringify({ sfId: student.sfId, name: 'Asha', at }))
  renderApp('/signin')
  await screen.findByLabelText('Email')
  if (isShown) expect(await pass()).toHaveTextContent(student.sfId)
  else noPass()
  expect(localStorage.getItem('last-pass') !== null, 'still stored').toBe(isShown)
})

test('rows typed in a tab whose session ends elsewhere are kept for the same user (Spec §8)', async () => {
  const { at } = await typeRows()
  endElsewhere()
  await waitFor(() => expect(at()).toBe('/signin'))
  renderApp('/signin') // a reload
  await screen.findByLabelText('Email')
  await openAdd()
  expect(typed()).toEqual([[four.sfId, four.email]])
})

test('Logout removes the pending payments of this user only (Spec §7)', async () => {
  const { user, at } = renderApp('/dashboard', { as: student })
  const now = Date.now()
  const stays = [student, leader].map(({ sfId }) => ({ sfId, what: 'Individual', at: now }))
  const orders = [student, leader].map(({ sfId }) => ({ sfId, what: '2 M 2', at: now }))
  writeElsewhere({ 'stay-payments': stays, 'order-payments': orders })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(at()).toBe('/'))
  expect(JSON.parse(localStorage.getItem('stay-payments') ?? '')).toEqual(stays.slice(1))
  expect(JSON.parse(localStorage.getItem('order-payments') ?? '')).toEqual(orders.slice(1))
})
