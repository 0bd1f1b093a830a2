import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { screenPages } from '@/app/pages'
import { SessionProvider, useSession } from '@/state/session'
import { renderApp } from '../renderApp'
import { signInElsewhere } from '../signInElsewhere'
import { stubNavigator } from '../stubNavigator'

test('a visitor who opens the dashboard is asked to sign in, once (Spec §2, §6, §8)', async () => {
  const { at } = renderApp('/dashboard')
  expect(await screen.findAllByText('Please Sign-in to continue')).toHaveLength(1)
  await waitFor(() => expect(at()).toBe('/signin'))
})

test.each(['/signin', '/signup', '/forgot-password'])(
  'a signed-in user who opens %s is redirected to the dashboard (Spec §2)',
  async (path) => {
    const { at } = renderApp(path, { as: people.student })
    await waitFor(() => expect(at()).toBe('/dashboard'))
    expect(screen.queryByText('Please Sign-in to continue')).not.toBeInTheDocument()
  },
)

test('every unknown address redirects home, also below the address of a screen (Spec §2)', async () => {
  const below = screenPages.flatMap(({ pages }) =>
    pages.map(({ path }) => `${path.replace(/\/$/, '')}/more`),
  )
  const { at } = renderApp('/nowhere')
  // These entries have no key of the router, so the same address would not count as opened again before home is here.
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  for (const path of [
    '/nowhere',
    '/events/subevents',
    '/games/chess',
    '/leaderboard/chess',
    ...below,
  ]) {
    act(() => {
      window.history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await waitFor(() => expect(at(), path).toBe('/'))
  }
})

test.each([
  ['/faqs).', '/faqs'],
  ['/schedule,?day=2', '/schedule?day=2'],
  ['/games/witch%29%2E', '/games/witch'],
  ['/leaderboard/cans”', '/leaderboard/cans'],
  ['/signin!/', '/signin'],
  ['/nowhere).', '/'],
  ['/).', '/'],
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

test.each(['/dashboard', '/contingent', '/Dashboard/'])(
  'after a session ended at %s, Back does not return there',
  async (path) => {
    window.history.pushState(null, '', '/')
    const steps = window.history.length
    const { at } = renderApp(path, { as: people.expired })
    await waitFor(() => expect(at()).toBe('/signin'))
    expect(await screen.findByText('Login Again to continue')).toBeInTheDocument()
    expect(window.history.length).toBe(steps)
  },
)

test('a failed request does not end the session (Spec §8)', async () => {
  festival.break('/api/user/getUser', 'offline')
  festival.break('/api/user/registered_events', 'offline')
  const { at } = renderApp('/dashboard', { as: people.student })
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument()
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  expect(at()).toBe('/dashboard')
  expect(localStorage.getItem('userData')).not.toBeNull()
})

test('the payment status is fetched again whenever somebody signs in (Spec §4)', async () => {
  renderApp('/events', { as: people.student })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  signInElsewhere(null)
  signInElsewhere(people.paidStudent)
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(2))
})

test('a response that arrives after signing out changes nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/getUser', 'slow')
  const { at } = renderApp('/events', { as: people.expired })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  signInElsewhere(null)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(at()).toBe('/events')
  expect(screen.queryByText('Login Again to continue')).not.toBeInTheDocument()
})

test.each([
  ['half-written', '{"token":"x'],
  ['without a token', '{"user":{"sfId":"SF1"}}'],
  ['without a user', '{"token":"x"}'],
  ['a list', '[1,2]'],
  ['hostile', '{"token":{"toString":1},"user":"<script>"}'],
])('stored user data that is %s counts as signed out (Spec §2)', async (_what, stored) => {
  localStorage.setItem('userData', stored)
  const { at } = renderApp('/dashboard')
  await waitFor(() => expect(at()).toBe('/signin'))
})

test('on a public page an ended session shows a message and stays on the page', async () => {
  const { at } = renderApp('/events', { as: people.expired })
  expect(await screen.findByText('Login Again to continue')).toBeInTheDocument()
  expect(at()).toBe('/events')
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument()
  expect(localStorage.getItem('userData')).toBeNull()
})

test('after an ended session, a personal screen asks to sign in', async () => {
  const { at } = renderApp('/events', { as: people.expired })
  expect(await screen.findByText('Login Again to continue')).toBeInTheDocument()
  act(() => {
    window.history.pushState(null, '', '/dashboard')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(await screen.findByText('Please Sign-in to continue')).toBeInTheDocument()
})

/** On /signin. */
async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText('Email'), people.student.email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}

test('requests persistent storage after a sign-in, and not before', async () => {
  const persist = vi.fn(() => Promise.resolve(true))
  stubNavigator({ storage: { persist } })
  const { user } = renderApp('/signin')
  await screen.findByLabelText('Email')
  expect(persist).not.toHaveBeenCalled()
  await signIn(user)
  await waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

test('the response to a sign-in is dropped if another user has signed in in another tab', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/login', 'slow')
  const { user } = renderApp('/signin')
  await signIn(user)
  await waitFor(() => expect(festival.calls('/api/user/login')).toHaveLength(1))
  signInElsewhere(people.paidStudent)
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(localStorage.getItem('userData')).toContain(people.paidStudent.sfId)
})

test('a new screen focuses its heading and starts at the top', async () => {
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  const { user } = renderApp('/')
  await user.click(await screen.findByRole('link', { name: 'Events' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus())
  expect(scrolled).toHaveBeenCalledWith(0, 0)
})

test('the skip link focuses the content and adds no history step', async () => {
  const { user, at } = renderApp('/events')
  await user.click(await screen.findByRole('link', { name: 'Skip to content' }))
  expect(screen.getByRole('main')).toHaveFocus()
  expect(at()).toBe('/events')
  expect(window.location.hash).toBe('')
})

const warnings = () => screen.queryAllByText(/does not store data for this site/)

function block(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  }
}

test.each([
  ['blocked', ['getItem', 'setItem', 'removeItem']],
  ['full', ['setItem']],
] as const)(
  'signing in with %s storage works, with one warning about what a reload loses',
  async (_how, methods) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    block(...methods)
    const { user } = renderApp('/signin')
    await signIn(user)
    await screen.findByText(/^Signed in as/)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(await screen.findByRole('link', { name: 'DASHBOARD' })).toBeInTheDocument()
    expect(warnings()).toHaveLength(1)
    expect(warnings()[0]).toHaveTextContent('you are signed out and lose your cart')

    // Dismissed, it does not come back with the next value.
    const dismiss = () => screen.queryAllByRole('button', { name: 'Dismiss' })
    for (const button of dismiss()) await user.click(button)
    await waitFor(() => expect(dismiss()).toEqual([]))
    await user.click(screen.getByRole('link', { name: 'DASHBOARD' }))
    await user.click(await screen.findByRole('button', { name: 'Report Issue' }))
    await user.type(await screen.findByRole('textbox', { name: 'Issue' }), 'Lost key')
    expect(dismiss()).toEqual([])
  },
)

test('a late response for an older token does not end the newer session', () => {
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(people.student)))
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  const { result } = renderHook(useSession, { wrapper: SessionProvider })
  act(() => result.current.expire('an older token'))
  expect(result.current.session?.user.sfId).toBe('SF00007')
  expect(localStorage.getItem('userData')).toContain('SF00007')
})

test('signing out in another tab leaves a visitor of a public page where they are (Spec §3, §4)', async () => {
  const { at } = renderApp('/events', { as: people.student })
  expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeInTheDocument()
  signInElsewhere(null)
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeInTheDocument()
  expect(at()).toBe('/events')
})
