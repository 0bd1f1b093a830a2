import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Schema } from 'yup'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { blockScript, unblockScripts } from '@mocks/thirdParties/jsdom'
import { settings } from '@mocks/thirdParties/settings'
import {
  requestOtpSchema,
  signInSchema,
  signUpSchema,
  verifyOtpSchema,
} from '@/features/auth/schema'
import { errorsOf } from '../../errorsOf'
import { renderApp } from '../../renderApp'
import { newcomer, press, signIn, toast } from './authActions'
import { toasts } from '../../faults/screen'
import { sentence } from '../../sentence'

const { student } = people
const LOGIN = '/api/user/login'
const GOOGLE = '/api/user/login/google'
const googleButton = () => screen.findByRole('button', { name: 'Log in with Google' })
const greeting = () => screen.findByText(sentence(/^Signed in as Sample Student/))

test('a student signs in, and is taken home after a second and a half (Spec §2, §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/faqs')
  await user.click(await screen.findByRole('link', { name: 'Sign In' }))
  await signIn(user, student.email)
  expect(await greeting()).toBeInTheDocument()
  const stored: unknown = JSON.parse(localStorage.getItem('userData') ?? 'null')
  expect(stored).toMatchObject({ user: { sfId: 'SF00007', email: student.email } })
  vi.setTimerTickMode('manual')
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(at()).toBe('/signin')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(at()).toBe('/')
  vi.useRealTimers()
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/faqs'))
})

test('a user who opens another page within the second and a half stays there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  await signIn(user, student.email)
  await greeting()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(at()).toBe('/dashboard')
})

test('a student signs in with Google and is taken home (Spec §2, §7)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  await user.click(await googleButton())
  expect(await greeting()).toBeInTheDocument()
  expect(festival.calls(GOOGLE)).toEqual([
    { path: GOOGLE, body: { token: 'credential:student@festival.test' } },
  ])
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(at()).toBe('/')
})

test('a response of Google without a credential shows a message (Spec §8)', async () => {
  settings.change({ mail: '' })
  const { user } = renderApp('/signin')
  await user.click(await googleButton())
  expect(await toast('Google Sign-In was unsuccessful. Please try again')).toBeInTheDocument()
  expect(festival.calls(GOOGLE)).toEqual([])
})

test('when Google’s script does not load a message appears, and it can be loaded again', async () => {
  blockScript('signIn')
  const { user } = renderApp('/signin')
  expect(await screen.findByText(/Google’s button did not load/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Log in with Google' })).not.toBeInTheDocument()
  unblockScripts()
  await press(user, 'Load Google’s button again')
  expect(screen.getByRole('group', { name: 'Sign in with Google' })).toHaveFocus()
  expect(await googleButton()).toBeInTheDocument()
})

test('aborts the attempt by email when Google’s button is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
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

describe('the rules of the fields', () => {
  const password = 'Purulia#65'
  const valid = {
    ...newcomer,
    password,
    confirm_password: password,
    security_answer: 'Sample Town',
    captcha: 'captcha-ok-1',
    otp: '123456',
  }

  /** The error of one field; `undefined` if it is valid. */
  const complaint = (schema: Schema, field: string, text: string) =>
    errorsOf<Record<string, string>>(schema, { ...valid, [field]: text })[field]

  test.each([
    ['   ', 'Required'],
    ['newcomer@', 'Invalid email'],
    ['new comer+fest@mail.festival. test', undefined],
  ])('the email "%s" gives %s, on every screen (Spec §5)', (text, message) => {
    for (const schema of [signInSchema, signUpSchema, requestOtpSchema])
      expect(complaint(schema, 'email', text)).toBe(message)
  })

  test.each([
    ['', 'Required'],
    ['1234567', 'At least 8 characters'],
    ['        ', undefined],
  ])('the password "%s" gives %s, on every screen (Spec §5, §9)', (text, message) => {
    for (const schema of [signInSchema, signUpSchema, verifyOtpSchema])
      expect(complaint(schema, 'password', text)).toBe(message)
  })

  test.each([
    ['confirm_password', 'purulia#65', 'Passwords must match'],
    ['mobile', '90000000655', 'Must be a valid 10-digit number'],
    ['mobile', '+91 90000-00065', undefined],
    ['yop', '2024', 'Required'],
  ])('the sign-up’s %s "%s" gives %s (Spec §5, §9)', (field, text, message) => {
    expect(complaint(signUpSchema, field, text)).toBe(message)
  })

  test.each([
    ['2025-01-09T18:29:59Z', 'Must be at least 16 years old'],
    ['2025-01-09T18:30:00Z', undefined],
  ])('a sixteenth birthday begins at midnight in India (%s) (Spec §5)', (now, message) => {
    vi.useFakeTimers({ now: new Date(now) })
    expect(complaint(signUpSchema, 'dob', '2009-01-10')).toBe(message)
  })

  test.each(['name', 'college'])('spaces are not enough for the %s (Spec §5)', (field) => {
    expect(complaint(signUpSchema, field, '  ')).toBe('Required')
  })

  test.each([
    ['', 'OTP is required'],
    ['12345', 'OTP must be a 6-digit number'],
    ['Your OTP is 123456.', undefined],
  ])('the OTP "%s" gives %s (Spec §5, §9)', (text, message) => {
    expect(complaint(verifyOtpSchema, 'otp', text)).toBe(message)
  })
})
