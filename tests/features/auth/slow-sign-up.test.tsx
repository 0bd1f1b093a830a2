import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import {
  box,
  noToast,
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

test('an account that exists after a lost response may be an older one: the message says so', async () => {
  const { user, at } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  await pressWithoutResponse(user, 'Sign Up', SIGN_UP)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  expect(await toast(/^This email has an account now\. Sign in, or/)).toBeInTheDocument()
  expect(noToast('You are signed up. Sign in to begin.')).not.toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/signin'))
})

test.each([
  ['the same password is not sent again', 'Purulia#65', ['Purulia#65']],
  ['another password is sent, too', 'Jhargram#65', ['Purulia#65', 'Jhargram#65']],
])('while a sign-up is pending, %s', async (_, password, sent) => {
  const { user } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  festival.break(SIGN_UP, 'slow')
  await press(user, 'Sign Up')
  await user.click(within(screen.getByText('Already registered?')).getByRole('link'))
  await step('back', 'Sign Up')
  await typeSecrets(user, password)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  await waitForResponse()
  expect(await toast('Account created successfully')).toBeInTheDocument()
  expect(festival.calls(SIGN_UP)).toMatchObject(sent.map((each) => ({ body: { password: each } })))
})
