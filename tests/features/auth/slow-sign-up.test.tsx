import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import {
  box,
  openSignUp,
  press,
  pressWithoutResponse,
  step,
  student,
  tickCaptcha,
  toast,
  type,
  typeSecrets,
  waitForResponse,
} from './authActions'

const SIGN_UP = '/api/user/register_user'
const inForm = { selector: 'form *' }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

test('a sign-up offers to sign in when its response is lost, keeps what was typed, and resets the captcha', async () => {
  const { user, at } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  await pressWithoutResponse(user, 'Sign Up', SIGN_UP)
  const note = await screen.findByText(/You may be signed up already/, inForm)
  expect(await box('Name')).toHaveValue('Sample Newcomer')
  expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked()
  const way = within(note).getByRole('link', { name: 'try to sign in' })
  expect(way).toHaveAttribute('href', '/signin')
  // A taken email says nothing about the one whose response was lost.
  await type(user, 'Email', student.email)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  expect(await toast('An account with this email already exists')).toBeInTheDocument()
  expect(at()).toBe('/signup')
})

test('while a sign-up is pending, another press does nothing, on a screen that is opened anew, too', async () => {
  const { user } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  festival.break(SIGN_UP, 'slow')
  await press(user, 'Sign Up')
  await user.click(within(screen.getByText('Already registered?')).getByRole('link'))
  await step('back', 'Sign Up')
  await press(user, 'Signing Up...')
  await waitForResponse()
  expect(await toast('Account created successfully')).toBeInTheDocument()
  expect(festival.calls(SIGN_UP)).toHaveLength(1)
})
