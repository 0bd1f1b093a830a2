import { act, screen, waitFor } from '@testing-library/react'
import { use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPreloading, startPreloading, stopPreloading } from '../features/home/poster'
import { renderApp } from '../renderApp'

const network = vi.hoisted(() => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  return { answered, answer }
})

// The screen that people are sent on to comes over the network, and that may take its time.
vi.mock('@/features/auth/SignInScreen', () => ({
  default: function SignIn() {
    use(network.answered)
    return <h1>Sign in here</h1>
  },
}))

beforeEach(startPreloading)
afterEach(stopPreloading)

test('whoever is sent on at once sees the preloader until the second screen is there', async () => {
  renderApp('/dashboard')
  await waitFor(() => expect(window.location.pathname).toBe('/signin'))
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(isPreloading()).toBe(true)
  act(() => network.answer())
  await screen.findByRole('heading', { name: 'Sign in here' })
  await waitFor(() => expect(isPreloading()).toBe(false))
})
