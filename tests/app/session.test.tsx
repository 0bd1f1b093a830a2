import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { storedPlayerName } from '@/state/playerName'
import { storedSession } from '@/state/session'
import { renderApp } from '../renderApp'
import { signInElsewhere } from '../signInElsewhere'
import { setViewport } from '../viewport'

const { contingentLeader: leader, contingentMember, student } = people

test('a visitor who opens the dashboard is asked to sign in, once (Spec §2, §6, §8)', async () => {
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

test('logging out leads home, confirmed after a second and without a sign-in prompt (Spec §2, §4, §6)', async () => {
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
  const { at } = renderApp('/dashboard?open=events', { as: people.expired })
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(screen.getAllByText('Login Again to continue')).toHaveLength(1)
  expect(screen.queryByText('Please Sign-in to continue')).not.toBeInTheDocument()
  expect(localStorage.getItem('userData')).toBeNull()
})

test('after a session ended at a guarded address, Back does not return there', async () => {
  window.history.pushState(null, '', '/')
  const steps = window.history.length
  const { at } = renderApp('/dashboard', { as: people.expired })
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(window.history.length).toBe(steps)
})

test('the payment status is fetched again whenever somebody signs in (Spec §4)', async () => {
  renderApp('/events', { as: people.student })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  signInElsewhere(null)
  signInElsewhere(people.paidStudent)
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(2))
})

test('stored user data that is broken counts as signed out (Spec §2)', async () => {
  localStorage.setItem('userData', '{"token":{"toString":1},"user":"<script>"}')
  const { at } = renderApp('/dashboard')
  await waitFor(() => expect(at()).toBe('/signin'))
})

test('on a public page an ended session shows a message and stays on the page (Spec §8)', async () => {
  const { at } = renderApp('/events', { as: people.expired })
  expect(await screen.findByText('Login Again to continue')).toBeInTheDocument()
  expect(at()).toBe('/events')
  expect(localStorage.getItem('userData')).toBeNull()
})

const warnings = () => screen.queryAllByText(/does not store data for this site/)

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
  expect(warnings()[0]).toHaveTextContent('you are signed out and lose your cart')
})

const pass = () => screen.findByRole('region', { name: 'Your pass on this phone' })

test('after the session has ended the sign-in page of a phone shows the pass (Spec §2)', async () => {
  setViewport(390, { touch: true })
  const { user, at } = renderApp('/dashboard', { as: student })
  await screen.findByRole('button', { name: 'Logout' })
  festival.expire(student)
  await user.click(screen.getByRole('button', { name: 'Profile' }))
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(await pass()).toHaveTextContent(student.name)
  const bars = await within(await pass()).findByRole('img')
  expect(bars).toHaveAccessibleName(`Barcode of ${student.sfId}`)
})

test.each([
  [13, 'a phone', true],
  [14, 'a phone', false],
  [0, 'a computer', false],
])(
  '%d days after a session has ended %s shows its pass: %s (Spec §2)',
  async (days, on, isShown) => {
    setViewport(390, { touch: on === 'a phone' })
    const at = Date.now() - days * 24 * 60 * 60_000
    localStorage.setItem('last-pass', JSON.stringify({ sfId: student.sfId, name: '', at }))
    renderApp('/signin')
    await screen.findByLabelText('Email')
    expect(screen.queryAllByText('Your pass on this phone')).toHaveLength(isShown ? 1 : 0)
  },
)

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

/** Everything in the browser's storage, as text, except the public list of events. */
const storedText = () => JSON.stringify([{ ...localStorage, events: '' }, { ...sessionStorage }])

/** What a signed-in user leaves in storage: the server's responses, a nickname and a draft. */
async function usedBy(path = '/dashboard?open=issue') {
  const view = renderApp(path, { as: student })
  await screen.findByRole('dialog', { name: 'Report Issue' })
  await waitFor(() => {
    for (const name of ['profile', 'registrations'])
      expect(localStorage.getItem('ownData')).toContain(name)
  })
  await view.user.type(screen.getByRole('textbox', { name: 'Issue' }), 'Lost key')
  await waitFor(() => expect(storedText()).toContain('Lost key'))
  storedPlayerName.set({ name: 'Nick', sfId: student.sfId })
  return view
}

function expectNoTraces() {
  for (const trace of ['Lost key', 'Nick', student.sfId, student.email, student.name])
    expect(storedText(), trace).not.toContain(trace)
}

test('signing out removes all of the user’s data from both storages (Spec §6)', async () => {
  const { user } = await usedBy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(expectNoTraces)
})

const STALE = [contingentMember.name, contingentMember.sfId, contingentMember.email, 'Nick']

/** The browser restores the page from the back/forward cache. */
function restore() {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

async function leftOn(path: string) {
  const name = { name: 'Nick', sfId: contingentMember.sfId }
  localStorage.setItem('playerName', JSON.stringify(name))
  renderApp(path, { as: contingentMember })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).not.toEqual([]))
}

/** Visible text, field values and storage. */
function everything(): string {
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox')
  const typed = fields.map(({ value }) => value)
  const stored = [{ ...localStorage }, { ...sessionStorage }]
  return [document.body.textContent, ...typed, JSON.stringify(stored)].join(' ')
}

test('Back to a page after a sign-out elsewhere shows nothing of the previous user', async () => {
  await leftOn('/dashboard?open=profile')
  localStorage.removeItem('userData')
  restore()
  await waitFor(() => {
    for (const trace of STALE) expect(everything()).not.toContain(trace)
  })
})

/** As the site of 2025 stored it: the id is a number, and only specified fields are present. */
function userDataOf2025() {
  const { name, sfId, id, mobile, email } = people.paidStudent
  const { token } = festival.sessionOf(people.paidStudent)
  return { token, user: { name, sfId, id, mobile, email } }
}

test('a session stored by the site of 2025 still works (Spec §3)', async () => {
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
  const { id, ...user } = userDataOf2025().user
  expect(storedSession.get()).toMatchObject({ user: { ...user, id: String(id) } })
})
