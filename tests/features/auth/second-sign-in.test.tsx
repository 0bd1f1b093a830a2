import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { toasts } from '../../faults/screen'
import { renderApp } from '../../renderApp'
import { sentence } from '../../sentence'
import { signIn, student } from './authActions'

const LOGIN = '/api/user/login'
const GOOGLE = '/api/user/login/google'
const greeting = () => screen.findByText(sentence(/^Signed in as Sample Student/))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

test('sends the second attempt when the screen was left and opened again during the first', async () => {
  const { user } = renderApp('/signin')
  festival.break(LOGIN, 'slow')
  await signIn(user, student.email, 'not-the-password')
  await waitFor(() => expect(festival.calls(LOGIN)).toHaveLength(1))
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await user.click(await screen.findByRole('link', { name: 'Back to Sign In' }))
  await screen.findByRole('heading', { name: 'Sign In' })
  festival.mend()
  await signIn(user, student.email)
  expect(await greeting()).toBeInTheDocument()
  expect(festival.calls(LOGIN)).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(toasts()).not.toContain('Invalid email or password')
})

test('aborts the attempt by email when Google’s button is pressed', async () => {
  const { user } = renderApp('/signin')
  const google = await screen.findByRole('button', { name: 'Log in with Google' })
  festival.break(LOGIN, 'slow')
  await signIn(user, student.email, 'not-the-password')
  await waitFor(() => expect(festival.calls(LOGIN)).toHaveLength(1))
  festival.break(GOOGLE, 'slow')
  await user.click(google)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(await greeting()).toBeInTheDocument()
  expect(toasts()).not.toContain('Invalid email or password')
})
