import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { box, noToast, press, signIn, toast, type } from './acts'

const { student } = people

/** Another tab signs in: the browser's storage changes, and this tab hears of it. */
function signInElsewhere() {
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(student)))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  })
}

test('a student signs in, and is taken home after a second and a half', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  await signIn(user, student.email)
  expect(await screen.findByText(/^Signed in as Sample Student/)).toBeInTheDocument()
  const stored: unknown = JSON.parse(localStorage.getItem('userData') ?? 'null')
  expect(stored).toMatchObject({ user: { sfId: 'SF00007', email: student.email } })
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(at()).toBe('/signin')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(at()).toBe('/')
})

test('Back does not lead to the sign-in that is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // Removes what other tests have gone back from: the next address would, too, and the count would be wrong.
  window.history.pushState(null, '', '/')
  const { user, at } = renderApp('/')
  const before = window.history.length
  await user.click(await screen.findByRole('link', { name: 'LOG IN' }))
  await signIn(user, student.email)
  await screen.findByText(/^Signed in as/)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(at()).toBe('/')
  expect(window.history.length).toBe(before + 1)
})

test('nothing more can be sent while somebody is being taken home', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signin')
  await signIn(user, student.email)
  await screen.findByText(/^Signed in as/)
  await press(user, 'Signing In...')
  await user.type(await box('Password'), '{Enter}')
  expect(festival.calls('/api/user/login')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Log in with Google' })).not.toBeInTheDocument()
})

test('signing in in another tab takes this one home too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { at } = renderApp('/signin')
  await box('Email')
  signInElsewhere()
  expect(await screen.findByText(/^Signed in as Sample Student/)).toBeInTheDocument()
  expect(at()).toBe('/signin')
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(at()).toBe('/')
})

test('who leaves within the second and a half is not dragged home', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  await signIn(user, student.email)
  await screen.findByText(/^Signed in as/)
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(at()).toBe('/dashboard')
})

test('the email is sent without the spaces around it, the password with them', async () => {
  festival.change(({ accounts }) => {
    for (const each of accounts) if (each.id === student.id) each.password = ' spaced out '
  })
  const { user } = renderApp('/signin')
  await signIn(user, `  ${student.email} `, ' spaced out ')
  await screen.findByText(/^Signed in as/)
  expect(festival.calls('/api/user/login')).toMatchObject([
    { body: { email: student.email, password: ' spaced out ' } },
  ])
})

test('an empty form says what is required, and the first field takes the focus', async () => {
  const { user } = renderApp('/signin')
  await press(user, 'Sign In')
  await waitFor(async () => expect(await box('Email')).toHaveFocus())
  expect(await box('Email')).toHaveAccessibleDescription('Required')
  expect(await box('Password')).toHaveAccessibleDescription('Required')
  expect(festival.calls()).not.toContainEqual(expect.objectContaining({ path: '/api/user/login' }))
})

test('wrong values are explained beside their fields', async () => {
  const { user } = renderApp('/signin')
  await type(user, 'Email', 'student@')
  await type(user, 'Password', '1234567')
  await press(user, 'Sign In')
  expect(await screen.findByText('Invalid email')).toBeInTheDocument()
  expect(await box('Email')).toHaveAccessibleDescription('Invalid email')
  expect(await box('Password')).toHaveAccessibleDescription('At least 8 characters')
})

test('the focus goes to the first mistake, not to a field that is right', async () => {
  const { user } = renderApp('/signin')
  await type(user, 'Email', student.email)
  await type(user, 'Password', 'short')
  await press(user, 'Sign In')
  await waitFor(async () => expect(await box('Password')).toHaveFocus())
})

test('a wrong password is refused in the server’s words, which stay in the form', async () => {
  const { user, at } = renderApp('/signin')
  await signIn(user, student.email, 'not-the-password')
  expect(await toast('Invalid email or password')).toBeInTheDocument()
  expect(screen.getAllByText('Invalid email or password')).toHaveLength(2)
  expect(await box('Email')).toHaveValue(student.email)
  expect(await box('Password')).toHaveValue('not-the-password')
  expect(localStorage.getItem('userData')).toBeNull()

  await signIn(user, student.email)
  expect(await screen.findByText(/^Signed in as/)).toBeInTheDocument()
  await waitFor(() => expect(noToast('Invalid email or password')).not.toBeInTheDocument())
  expect(at()).toBe('/signin')
})

test('the button says that it is signing in, and a double click sends once', async () => {
  festival.break('/api/user/login', 'slow')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signin')
  await type(user, 'Email', student.email)
  await type(user, 'Password', 'Unmask@65')
  await user.dblClick(await screen.findByRole('button', { name: 'Sign In' }))
  const button = await screen.findByRole('button', { name: 'Signing In...' })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await screen.findByText(/^Signed in as/)).toBeInTheDocument()
  expect(festival.calls('/api/user/login')).toHaveLength(1)
})

test('very long and odd names are greeted as text', async () => {
  const { user } = renderApp('/signin')
  await signIn(user, people.longName.email)
  expect(await screen.findByText(/<b>Not Bold<\/b>/)).toBeInTheDocument()
})

test('new users and forgetful ones find their links', async () => {
  const { user, at } = renderApp('/signin')
  await user.click(await screen.findByRole('link', { name: 'New User? Sign Up' }))
  expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeInTheDocument()
  expect(at()).toBe('/signup')
  await user.click(within(screen.getByText('Already registered?')).getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument()
  expect(at()).toBe('/forgot-password')
})

test('the password can be shown and hidden again', async () => {
  const { user } = renderApp('/signin')
  await type(user, 'Password', 'Unmask@65')
  await press(user, 'Show password')
  expect(await box('Password')).toHaveAttribute('type', 'text')
  await press(user, 'Hide password')
  expect(await box('Password')).toHaveAttribute('type', 'password')
})

test('signed in a moment ago, another of the three screens sends on to the dashboard', async () => {
  const { user, at } = renderApp('/signin')
  await signIn(user, student.email)
  await screen.findByText(/^Signed in as/)
  await user.click(screen.getByRole('link', { name: 'New User? Sign Up' }))
  await waitFor(() => expect(at()).toBe('/dashboard'))
})
