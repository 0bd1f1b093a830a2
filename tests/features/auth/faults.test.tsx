import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { box, newcomer, openOtpStep, openSignUp, press, tickCaptcha, toast } from './acts'
import { type, typeSecrets } from './acts'

const { student } = people

type Act = {
  path: string
  /** What the spec says for no usable answer. */
  offline: string
  /** Opens the screen and fills it in. */
  prepare: () => Promise<UserEvent>
  send: (user: UserEvent) => Promise<void>
  busy: string
  /** What was typed, and must still be there. */
  kept: Record<string, string>
  /** What a refusal takes away for good, and so has to be typed again. */
  mend?: (user: UserEvent) => Promise<void>
  success: RegExp
}

const acts: Record<string, Act> = {
  'signing in': {
    path: '/api/user/login',
    offline: 'Something went wrong. Please try again later.',
    async prepare() {
      const { user } = renderApp('/signin')
      await type(user, 'Email', student.email)
      await type(user, 'Password', student.password)
      return user
    },
    send: (user) => press(user, 'Sign In'),
    busy: 'Signing In...',
    kept: { Email: student.email, Password: student.password },
    success: /^Signed in as Sample Student/,
  },
  'signing in with the third party': {
    path: '/api/user/login/google',
    offline: 'Google Sign-In failed. Please try again later',
    async prepare() {
      const { user } = renderApp('/signin')
      await type(user, 'Email', student.email)
      return user
    },
    send: (user) => press(user, 'Log in with Google'),
    busy: 'Signing In...',
    kept: { Email: student.email },
    success: /^Signed in as Sample Student/,
  },
  'signing up': {
    path: '/api/user/register_user',
    offline: 'Please try again',
    async prepare() {
      const { user } = await openSignUp()
      await typeSecrets(user)
      await tickCaptcha(user)
      return user
    },
    send: (user) => press(user, 'Sign Up'),
    busy: 'Signing Up...',
    kept: {
      Name: newcomer.name,
      Email: newcomer.email,
      Mobile: newcomer.mobile,
      'Date of birth': 'March 8, 2004',
      City: newcomer.city,
      Password: 'Purulia#65',
      'Security answer': 'Sample Town',
    },
    mend: tickCaptcha,
    success: /^You are signed up/,
  },
  'asking for an OTP': {
    path: '/api/user/forgotPassword/requestOtp',
    offline: 'Something went wrong. Please try again.',
    async prepare() {
      const { user } = renderApp('/forgot-password')
      await type(user, 'Email', student.email)
      return user
    },
    send: (user) => press(user, 'Send OTP'),
    busy: 'Submitting...',
    kept: { Email: student.email },
    success: /^An OTP is on its way/,
  },
  'setting a new password': {
    path: '/api/user/forgotPassword/verifyOtp',
    offline: 'Something went wrong. Please try again.',
    async prepare() {
      const { user } = await openOtpStep(student.email)
      await type(user, 'OTP', festival.outbox().at(-1)?.otp ?? '')
      await type(user, 'New password', 'Purulia#65')
      return user
    },
    send: (user) => press(user, 'Submit'),
    busy: 'Submitting...',
    kept: { 'New password': 'Purulia#65' },
    mend: (user) => type(user, 'OTP', festival.outbox().at(-1)?.otp ?? ''),
    success: /^Your password is changed/,
  },
}

const SAID = 'The festival is being repainted'
const body = { code: 9, message: SAID }

const faults: [name: string, fault: Fault, isAnswer: boolean][] = [
  ['no connection', 'offline', false],
  ['15 seconds of silence', 'time-out', false],
  ['HTML', 'html', false],
  ['an empty answer', 'empty', false],
  ['broken JSON', 'broken-json', false],
  ['HTTP 500 without a body', { status: 500 }, false],
  ['HTTP 400 with a body', { status: 400, body }, true],
  ['HTTP 429 with a body', { status: 429, body }, true],
  ['another code', body, true],
]

const table = Object.keys(acts).flatMap((act) => faults.map((fault) => [act, ...fault] as const))

test.each(table)(
  '%s meets %s: people are told, nothing typed is lost, and the next attempt works',
  async (name, _, fault, isAnswer) => {
    const deed = acts[name]
    if (!deed) throw new Error(`No act is called ${name}`)
    if (fault === 'time-out') vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = await deed.prepare()
    festival.break(deed.path, fault)
    await deed.send(user)
    if (fault === 'time-out') {
      expect(await screen.findByText(deed.busy)).toBeInTheDocument()
      await act(() => vi.advanceTimersByTimeAsync(15_000))
    }
    expect(await toast(isAnswer ? SAID : deed.offline)).toBeInTheDocument()
    expect(screen.queryByText(deed.busy)).not.toBeInTheDocument()
    for (const [label, value] of Object.entries(deed.kept)) {
      expect(await box(label), label).toHaveValue(value)
    }
    expect(localStorage.getItem('userData')).toBeNull()
    expect(festival.calls(deed.path)).toHaveLength(1)

    festival.mend()
    await deed.mend?.(user)
    await deed.send(user)
    expect(await screen.findByText(deed.success)).toBeInTheDocument()
  },
)
