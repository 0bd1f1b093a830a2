import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { blockScript, unblockScripts } from '@mocks/thirdParties/jsdom'
import { SCRIPTS } from '@mocks/thirdParties/scripts'
import { renderApp } from '../../renderApp'
import { box, openSignUp, press, scripts, tickCaptcha, toast, typeSecrets } from './acts'

const FAILED = /The captcha did not load, and sign-up needs it/

test('when the captcha’s script stays silent for 15 seconds, people are told', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(document.body, 'append').mockImplementationOnce(() => undefined)
  await openSignUp()
  expect(screen.getByText('Loading the captcha…')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
})

test('when it does not load, people keep what they typed and can load it again', async () => {
  blockScript('captcha')
  const { user } = await openSignUp()
  await typeSecrets(user)
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  await press(user, 'Sign Up')
  expect(await screen.findByRole('group', { name: 'Captcha' })).toHaveAccessibleDescription(
    'Required',
  )
  await press(user, 'Load the captcha again')
  expect(await screen.findByText(FAILED)).toBeInTheDocument()

  unblockScripts()
  await press(user, 'Load the captcha again')
  await tickCaptcha(user)
  expect(await box('Password')).toHaveValue('Purulia#65')
  await press(user, 'Sign Up')
  expect(await toast('Account created successfully')).toBeInTheDocument()
  expect(festival.calls('/api/user/register_user')).toHaveLength(1)
})

test('on the way back to the form it is not fetched again', async () => {
  const { user } = await openSignUp()
  await screen.findByRole('checkbox', { name: 'I am not a robot' })
  await user.click(screen.getByText('Sign In', { selector: 'p a' }))
  await user.click(await screen.findByRole('link', { name: 'New User? Sign Up' }))
  await screen.findByRole('checkbox', { name: 'I am not a robot' })
  expect(scripts().filter((src) => src.startsWith(SCRIPTS.captcha))).toHaveLength(1)
})

test('it is asked for on the sign-up screen only', async () => {
  const { user } = renderApp('/signin')
  await box('Email')
  expect(scripts()).not.toContainEqual(expect.stringContaining('recaptcha'))
  await user.click(await screen.findByRole('link', { name: 'New User? Sign Up' }))
  expect(await screen.findByRole('checkbox', { name: 'I am not a robot' })).toBeInTheDocument()
})
