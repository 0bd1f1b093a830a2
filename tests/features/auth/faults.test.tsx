import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { TOO_MANY_ATTEMPTS } from '../../noAnswer'
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
  spendsOtp?: true
  /** What was typed, and must still be there. */
  kept: Record<string, string>
  /** What a refusal takes away for good, and so has to be typed again. */
  mend?: (user: UserEvent) => Promise<void>
  /** What the server says when it has worked; and what we say when it says nothing. */
  done: string
  own: string
  /** Where it may have worked without an answer: what is said then. */
  unknown?: string
}

const session = () => ({ data: festival.sessionOf(student) })

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
    done: 'Logged in successfully',
    own: 'You are signed in',
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
    done: 'Logged in successfully',
    own: 'You are signed in',
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
    done: 'Account created successfully',
    own: 'You are signed up. Sign in to begin.',
    unknown: 'No answer in time. You may be signed up already.',
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
    done: 'OTP sent to your email',
    own: `An OTP is on its way to ${student.email}`,
    unknown: 'No answer in time. The OTP may be on its way all the same.',
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
    spendsOtp: true,
    mend: (user) => type(user, 'OTP', festival.outbox().at(-1)?.otp ?? ''),
    done: 'Password changed successfully',
    own: 'Your password is changed. You can sign in with it now.',
    unknown: 'No answer in time. Your password may be changed already.',
  },
}

const SAID = 'The festival is being repainted'
const body = { code: 9, message: SAID }

const DOWN = 'Down for repairs'

/** What is said; `null` is the act's own text for no usable answer. */
const faults: [name: string, fault: Fault, said: string | null][] = [
  ['no connection', 'offline', null],
  ['HTML', 'html', null],
  ['an empty answer', 'empty', null],
  ['broken JSON', 'broken-json', null],
  ['HTTP 500 without a body', { status: 500 }, null],
  ['HTTP 503 with words', { status: 503, body: { message: DOWN } }, DOWN],
  ['HTTP 500 with a code', { status: 500, body: { code: 2, message: DOWN } }, DOWN],
  ['HTTP 429 as a page', { status: 429, body: '<h1>Too Many Requests</h1>' }, TOO_MANY_ATTEMPTS],
  ['HTTP 429 as text', { status: 429, body: 'Slow down' }, TOO_MANY_ATTEMPTS],
  ['HTTP 429 without a body', { status: 429 }, TOO_MANY_ATTEMPTS],
  ['HTTP 429 with a body', { status: 429, body }, SAID],
  ['HTTP 400 with a body', { status: 400, body }, SAID],
  ['another code', body, SAID],
]

const table = Object.keys(acts).flatMap((act) => faults.map((fault) => [act, ...fault] as const))

function actOf(name: string): Act {
  const found = acts[name]
  if (!found) throw new Error(`No act is called ${name}`)
  return found
}

async function nothingIsLost({ kept, busy, path }: Act) {
  expect(screen.queryByText(busy)).not.toBeInTheDocument()
  for (const [label, value] of Object.entries(kept)) {
    expect(await box(label), label).toHaveValue(value)
  }
  expect(localStorage.getItem('userData')).toBeNull()
  expect(festival.calls(path)).toHaveLength(1)
}

test.each(table)(
  '%s meets %s: people are told, nothing typed is lost, and the next attempt works',
  async (name, _, fault, said) => {
    const call = actOf(name)
    const user = await call.prepare()
    festival.break(call.path, fault)
    await call.send(user)
    expect(await toast(said ?? call.offline)).toBeInTheDocument()
    await nothingIsLost(call)
    // An answer of the festival's server spends an OTP; a server that is down, and a rate limiter, do not.
    if (call.spendsOtp && said !== SAID) {
      expect(await box('OTP')).toHaveValue(festival.outbox().at(-1)?.otp)
      expect(screen.queryByText(/one attempt only/)).not.toBeInTheDocument()
    }

    festival.mend()
    await call.mend?.(user)
    await call.send(user)
    expect(await toast(call.done)).toBeInTheDocument()
  },
)

test.each(Object.keys(acts))(
  '%s and 15 seconds of silence: what is known is said',
  async (name) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const call = actOf(name)
    const user = await call.prepare()
    festival.break(call.path, 'time-out')
    await call.send(user)
    expect(await screen.findByText(call.busy)).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(await toast(call.unknown ?? call.offline)).toBeInTheDocument()
    await nothingIsLost(call)

    festival.mend()
    await call.mend?.(user)
    await call.send(user)
    expect(await toast(call.done)).toBeInTheDocument()
  },
)

test.each(Object.keys(acts))('%s that works without a word is told in ours', async (name) => {
  const call = actOf(name)
  const user = await call.prepare()
  festival.break(call.path, { status: 200, body: { code: 0, message: ' ', ...session() } })
  await call.send(user)
  expect(await toast(call.own)).toBeInTheDocument()
})

const formSays = async (said: string) =>
  expect(await screen.findByText(said, { selector: 'form *' })).toBeInTheDocument()

test('what a server says that is down, or a rate limiter, stays in the form, and adds nothing', async () => {
  const call = actOf('setting a new password')
  const user = await call.prepare()
  festival.break(call.path, { status: 503, body: { message: DOWN } })
  await call.send(user)
  await formSays(DOWN)
  festival.break(call.path, { status: 429 })
  await call.send(user)
  await formSays(TOO_MANY_ATTEMPTS)
})
