import { act, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { SessionProvider, useSession } from '@/state/session'

const message = () => screen.queryByText('Logged out successfully')
/** In steps, because what a timer renders sets the next one. */
function wait(ms: number) {
  for (let left = ms; left > 0; left -= 500)
    act(() => void vi.advanceTimersByTime(Math.min(500, left)))
}

function openSession() {
  vi.useFakeTimers()
  render(<Toaster />)
  const { result, unmount } = renderHook(useSession, { wrapper: SessionProvider })
  const session = {
    token: festival.sessionOf(people.student).token,
    user: { ...festival.sessionOf(people.student).user, id: '7' },
  }
  return {
    signIn: () => act(() => result.current.signIn(session)),
    logout: () => act(() => result.current.logout()),
    close: unmount,
  }
}

test('after a logout the toast appears after 1 s, and no sooner (Spec §4, §9)', () => {
  const { signIn, logout } = openSession()
  signIn()
  logout()
  wait(999)
  expect(message()).not.toBeInTheDocument()
  wait(1)
  expect(message()).toBeInTheDocument()
})

test.each([
  [9_900, false],
  [10_000, true],
])('a second logout after %i ms has a toast of its own: %s (Spec §3, §4, §9)', (ms, isShown) => {
  const { signIn, logout } = openSession()
  signIn()
  logout()
  wait(ms)
  expect(message()).not.toBeInTheDocument()
  signIn()
  logout()
  wait(1_000)
  expect(message() !== null).toBe(isShown)
})

test('a site that is closed within the second shows no toast', () => {
  const { signIn, logout, close } = openSession()
  signIn()
  logout()
  close()
  wait(1_000)
  expect(message()).not.toBeInTheDocument()
})
