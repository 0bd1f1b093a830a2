import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { renderApp } from '../renderApp'
import { signInElsewhere } from '../signInElsewhere'
import { setViewport } from '../viewport'

const { contingentLeader: leader, student } = people

test('a visitor who opens the dashboard is asked to sign in, once (Spec §6, §8)', async () => {
  const { at } = renderApp('/dashboard')
  expect(await screen.findAllByText('Please Sign-in to continue')).toHaveLength(1)
  await waitFor(() => expect(at()).toBe('/signin'))
})

test.each(['/signin', '/signup'])(
  'a signed-in user who opens %s is redirected to the dashboard (Spec §2)',
  async (path) => {
    const { at } = renderApp(path, { as: people.student })
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(screen.queryByText('Please Sign-in to continue')).not.toBeInTheDocument()
  },
)

test('every unknown address redirects home, also below the address of a screen (Spec §2)', async () => {
  const { at } = renderApp('/nowhere')
  // These entries have no key of the router, so the same address would not count as opened again before home is here.
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  for (const path of ['/nowhere', '/games/chess', '/faqs/more']) {
    act(() => {
      window.history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(at(), path).toBe('/'))
  }
})

test.each([
  ['/schedule,?day=2', '/schedule?day=2'],
  ['/games/witch%29%2E', '/games/witch'],
])('an address mangled by a chat app, %s, redirects to %s (Spec §2)', async (mangled, meant) => {
  const { at } = renderApp(mangled)
  await waitFor(() => expect(at()).toBe(meant))
})

test('logging out leads home, confirmed after a second and without a sign-in prompt (Spec §4, §6)', async () => {
  const { at } = renderApp('/dashboard', { as: people.student })
  const button = await screen.findByRole('button', { name: 'Logout' })
  vi.useFakeTimers()
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(at()).toBe('/')
  expect(localStorage.getItem('userData')).toBeNull()
  expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByText('Logged out successfully')).toBeInTheDocument()
  expect(screen.queryByText('Please Sign-in to continue')).not.toBeInTheDocument()
})

test('signing out in another tab signs out here, and asks to sign in (Spec §2)', async () => {
  const { at } = renderApp('/dashboard', { as: people.student })
  await screen.findByRole('button', { name: 'Logout' })
  signInElsewhere(null)
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(await screen.findByText('Please Sign-in to continue')).toBeInTheDocument()
})

test('a session that the server rejects ends with one message on the sign-in page (Spec §2, §8)', async () => {
  window.history.pushState(null, '', '/')
  const { length } = window.history
  const { at } = renderApp('/dashboard?open=events', { as: people.expired })
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(window.history.length, 'Back does not return there').toBe(length)
  expect(screen.getAllByText('Login Again to continue')).toHaveLength(1)
  expect(screen.queryByText('Please Sign-in to continue')).not.toBeInTheDocument()
  expect(localStorage.getItem('userData')).toBeNull()
})

test('the payment status is fetched again whenever somebody signs in (Spec §4)', async () => {
  renderApp('/events', { as: people.student })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  signInElsewhere(null)
  signInElsewhere(people.paidStudent)
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(2))
})

test('on a public page an ended session shows a message and stays on the page (Spec §8)', async () => {
  const { at } = renderApp('/events', { as: people.expired })
  expect(await screen.findByText('Login Again to continue')).toBeInTheDocument()
  expect(at()).toBe('/events')
  expect(localStorage.getItem('userData')).toBeNull()
})

const warnings = () => screen.queryAllByText(/cannot store data for this site/)

test('signing in with blocked storage works, with one warning about what a reload loses', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  const { user } = renderApp('/signin')
  await user.type(await screen.findByLabelText('Email'), student.email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await screen.findByText(/^Signed in as/)
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(await screen.findByRole('link', { name: 'DASHBOARD' })).toBeInTheDocument()
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).toHaveTextContent('you may be signed out and lose your cart')
})

test('a computer shows no pass after a session has ended (Spec §2)', async () => {
  setViewport(390, { touch: false })
  const { sfId } = student
  localStorage.setItem('last-pass', JSON.stringify({ sfId, name: '', at: Date.now() }))
  renderApp('/signin')
  await screen.findByLabelText('Email')
  expect(screen.queryByText('Your pass on this phone')).not.toBeInTheDocument()
})

test('Logout removes the pending payments of this user only (Spec §7)', async () => {
  const { user, at } = renderApp('/dashboard', { as: student })
  const now = Date.now()
  const stays = [student, leader].map(({ sfId }) => ({ sfId, what: 'Individual', at: now }))
  const orders = [student, leader].map(({ sfId }) => ({ sfId, what: '2 M 2', at: now }))
  localStorage.setItem('stay-payments', JSON.stringify(stays))
  localStorage.setItem('order-payments', JSON.stringify(orders))
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(at()).toBe('/'))
  expect(JSON.parse(localStorage.getItem('stay-payments') ?? '')).toEqual(stays.slice(1))
  expect(JSON.parse(localStorage.getItem('order-payments') ?? '')).toEqual(orders.slice(1))
})

test('signing out removes all of the user’s data from both storages (Spec §6)', async () => {
  const { user } = renderApp('/dashboard', { as: student })
  await waitFor(() => expect(localStorage.getItem('ownData')).toContain('profile'))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  await waitFor(() => {
    for (const trace of [student.sfId, student.email, student.name])
      expect(stored()).not.toContain(trace)
  })
})

test('a session stored by the site of 2025 still works (Spec §3)', async () => {
  const { token } = festival.sessionOf(student)
  const { name, sfId, id, mobile, email } = student
  const user = { name, sfId, id, mobile, email }
  localStorage.setItem('userData', JSON.stringify({ token, user }))
  renderApp('/dashboard')
  expect(await screen.findByRole('region', { name: 'Your pass' })).toHaveTextContent(sfId)
})
