import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { accountsId } from '@mocks/thirdParties/google'
import { blockScript, unblockScripts } from '@mocks/thirdParties/jsdom'
import { settings } from '@mocks/thirdParties/settings'
import { env } from '@/shared/env'
import { renderApp } from '../../renderApp'
import { box, press, scripts, toast } from './acts'

const clientId = env.googleClientId
afterEach(() => {
  env.googleClientId = clientId
})

const theButton = { name: 'Log in with Google' }

test('somebody signs in with the third party and is taken home', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  await press(user, 'Log in with Google')
  expect(await screen.findByText(/^Signed in as Sample Student/)).toBeInTheDocument()
  expect(festival.calls('/api/user/login/google')).toEqual([
    { path: '/api/user/login/google', body: { token: 'credential:student@festival.test' } },
  ])
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(at()).toBe('/')
})

test('an account that the festival does not know is told so', async () => {
  settings.change({ mail: 'stranger@festival.test' })
  const { user } = renderApp('/signin')
  await press(user, 'Log in with Google')
  expect(await toast('No account uses this email. Please sign up first.')).toBeInTheDocument()
  expect(localStorage.getItem('userData')).toBeNull()
})

test('without a network it is Google Sign-In that failed, and what was typed stays', async () => {
  festival.break('/api/user/login/google', 'offline')
  const { user } = renderApp('/signin')
  await user.type(await box('Email'), people.student.email)
  await press(user, 'Log in with Google')
  expect(await toast('Google Sign-In failed. Please try again later')).toBeInTheDocument()
  expect(await box('Email')).toHaveValue(people.student.email)
})

test('an answer of the widget without a credential is told', async () => {
  const initialize = vi.spyOn(accountsId, 'initialize')
  renderApp('/signin')
  await screen.findByRole('button', theButton)
  const callback = initialize.mock.lastCall?.[0].callback
  act(() => callback?.({ credential: '', clientId: '', select_by: 'btn' }))
  expect(await toast('Google Sign-In was unsuccessful. Please try again')).toBeInTheDocument()
  expect(festival.calls('/api/user/login/google')).toEqual([])
})

test('while it works the screen says so, and a second click sends nothing', async () => {
  festival.break('/api/user/login/google', 'slow')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signin')
  await user.dblClick(await screen.findByRole('button', theButton))
  expect(await screen.findByText('Signing In...')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await screen.findByText(/^Signed in as/)).toBeInTheDocument()
  expect(festival.calls('/api/user/login/google')).toHaveLength(1)
})

test('when its script does not load, people are told, and can load it again', async () => {
  blockScript('signIn')
  const { user } = renderApp('/signin')
  expect(await screen.findByText(/Google’s button did not load/)).toBeInTheDocument()
  expect(screen.queryByRole('button', theButton)).not.toBeInTheDocument()
  unblockScripts()
  await press(user, 'Load Google’s button again')
  expect(await screen.findByRole('button', theButton)).toBeInTheDocument()
})

test('its script is asked for on the sign-in screen only', async () => {
  const { user } = renderApp('/')
  await screen.findAllByRole('link', { name: 'Home' })
  expect(scripts()).not.toContainEqual(expect.stringContaining('accounts.google.com'))
  window.history.pushState(null, '', '/signin')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await screen.findByRole('button', theButton)
  expect(scripts()).toContainEqual(expect.stringContaining('accounts.google.com'))
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('heading', { name: 'Forgot password' })
  expect(scripts()).not.toContainEqual(expect.stringContaining('accounts.google.com'))
})

test('without a client id there is neither a button nor a script', async () => {
  env.googleClientId = undefined
  renderApp('/signin')
  await box('Email')
  await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', theButton)).not.toBeInTheDocument()
  expect(scripts()).not.toContainEqual(expect.stringContaining('accounts.google.com'))
})
