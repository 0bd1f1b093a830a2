import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { newcomer, openSignUp } from '../../features/auth/authActions'
import { otpRequest, requestNow } from '@/state/otpRequest'
import { renderApp } from '../../renderApp'
import { NETWORK_ISSUE, type Row } from '../row'
import { fill, isAnyBusy, press, findMessage, valueOf } from '../screen'

const { student } = people
const OTP = '037717'
const NEW_PASSWORD = 'Purulia#65'

async function openSignIn() {
  renderApp('/signin')
  await screen.findByText('Log in with Google')
  fill('Email', student.email)
  fill('Password', student.password)
}

const signIn = {
  open: openSignIn,
  at: '/signin',
  expectInputKept() {
    expect(valueOf('Email')).toBe(student.email)
    expect(valueOf('Password')).toBe(student.password)
  },
  codes: { 1: null },
  fallbackMessage: 'You are signed in',
} satisfies Partial<Row>

const tickCaptcha = () => screen.getByLabelText('I am not a robot').click()

export const accounts: Row[] = [
  {
    path: '/api/user/login',
    ...signIn,
    press: 'Sign In',
    failed: 'Something went wrong. Please try again later.',
  },
  {
    path: '/api/user/login/google',
    ...signIn,
    press: 'Log in with Google',
    failed: 'Google Sign-In failed. Please try again later',
  },
  {
    path: '/api/user/register_user',
    async open() {
      await openSignUp()
      for (const label of ['Password', 'Confirm password']) fill(label, NEW_PASSWORD)
      fill('Security answer', 'Sample Town')
      await screen.findByLabelText('I am not a robot')
      tickCaptcha()
    },
    press: 'Sign Up',
    at: '/signup',
    expectInputKept() {
      expect(valueOf('Name')).toBe(newcomer.name)
      expect(valueOf('Email')).toBe(newcomer.email)
      expect(valueOf('Mobile')).toBe(newcomer.mobile)
      expect(valueOf('City')).toBe(newcomer.city)
      expect(valueOf('Password')).toBe(NEW_PASSWORD)
      expect(valueOf('Confirm password')).toBe(NEW_PASSWORD)
      expect(valueOf('Security answer')).toBe('Sample Town')
    },
    failed: 'Please try again',
    unconfirmed: 'You may be signed up already.',
    codes: { 4: null },
    fallbackMessage: 'You are signed up. Sign in to begin.',
    reopen: ({ kind }) => kind !== 'limited' && tickCaptcha(),
  },
  {
    path: '/api/user/forgotPassword/requestOtp',
    async open() {
      renderApp('/forgot-password')
      await screen.findByLabelText('Email')
      fill('Email', student.email)
    },
    press: 'Send OTP',
    at: '/forgot-password',
    // Where the OTP may still arrive, the next step asks for it.
    expectInputKept: () =>
      otpRequest.get()
        ? expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
        : expect(valueOf('Email')).toBe(student.email),
    reopen({ kind }) {
      if (kind !== 'silent' || !otpRequest.get()) return
      expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
      press('Use another email')
      fill('Email', student.email)
    },
    failed: 'Something went wrong. Please try again.',
    unconfirmed: 'The OTP may still arrive.',
    codes: { 6: null },
    fallbackMessage: `An OTP is on its way to ${student.email}`,
  },
  {
    path: '/api/user/forgotPassword/verifyOtp',
    async open() {
      otpRequest.set(requestNow(student.email))
      renderApp('/forgot-password')
      await screen.findByLabelText('OTP')
      fill('OTP', OTP)
      fill('New password', NEW_PASSWORD)
    },
    press: 'Submit',
    at: '/forgot-password',
    expectInputKept() {
      expect(valueOf('OTP')).toBe(OTP)
      expect(valueOf('New password')).toBe(NEW_PASSWORD)
    },
    failed: 'Something went wrong. Please try again.',
    unconfirmed: 'Your password may have changed already.',
    codes: { 4: null },
    fallbackMessage: 'Your password is changed. You can sign in with the new one now.',
    // Any response of the endpoint uses the OTP up; nothing else does.
    reopen({ kind }) {
      if (kind !== 'refused') return
      expect(valueOf('OTP')).toBe('')
      fill('OTP', OTP)
    },
  },
  {
    path: '/api/user/getUser',
    async open() {
      festival.break('/api/user/getUser', 'offline')
      renderApp('/dashboard', { as: student })
      await findMessage('Logout')
      // The profile refetches once if it has no data.
      press('Profile')
      await findMessage('Try again')
      await waitFor(() => expect(isAnyBusy()).toBe(false))
    },
    press: 'Try again',
    at: '/dashboard?open=profile',
    expectInputKept: () => expect(screen.getByText(student.college)).toBeInTheDocument(),
    messages: () => [notice().replace(/^Not everything could be loaded. |Try again$/g, '')],
    failed: NETWORK_ISSUE,
    sessionCodes: [-5],
    codes: { [-1]: null },
  },
]

function notice(): string {
  return screen.getByText('Not everything could be loaded.').closest('[role]')?.textContent ?? ''
}
