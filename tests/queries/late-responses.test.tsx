import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { clearToasts, toasts } from '../faults/screen'
import { openOtpStep, OTP_VERIFY, press, typeOtp } from '../features/auth/authActions'
import { renderApp } from '../renderApp'
import { signInElsewhere } from '../signInElsewhere'

const LOGIN = '/api/user/login'

/** Long enough for a slow response, and not for its toast to disappear. */
const SLOW_RESPONSE_MS = 3_500

test.each([
  ['its message is shown', null, ['Invalid email or password']],
  ['nothing is shown to another user, signed in meanwhile', people.teamLeader, []],
])('when a sign-in is refused late, %s', async (_, nextUser, shown) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signin')
  await user.type(await screen.findByLabelText('Email'), people.student.email)
  await user.type(screen.getByLabelText('Password'), 'Wrong@65')
  festival.break(LOGIN, 'slow')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(festival.calls(LOGIN)).toHaveLength(1))
  if (nextUser) signInElsewhere(nextUser)
  await act(() => vi.advanceTimersByTimeAsync(SLOW_RESPONSE_MS))
  for (const message of shown) await waitFor(() => expect(toasts()).toContain(message))
  expect(toasts()).toEqual(shown)
})

test.each([
  ['it is confirmed', null, ['Password changed successfully']],
  ['nothing is shown to another user, signed in meanwhile', people.teamLeader, []],
])('when a password is changed late, %s', async (_, nextUser, shown) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(people.student.email)
  await typeOtp(user)
  festival.break(OTP_VERIFY, 'slow')
  await press(user, 'Submit')
  await waitFor(() => expect(festival.calls(OTP_VERIFY)).toHaveLength(1))
  if (nextUser) signInElsewhere(nextUser)
  clearToasts()
  await act(() => vi.advanceTimersByTimeAsync(SLOW_RESPONSE_MS))
  for (const message of shown) await waitFor(() => expect(toasts()).toContain(message))
  expect(toasts()).toEqual(shown)
})
