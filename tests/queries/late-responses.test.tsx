import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { clearToasts, toasts } from '../faults/screen'
import { openOtpStep, OTP_VERIFY, press, typeOtp } from '../features/auth/authActions'
import { renderApp } from '../renderApp'
import { signInElsewhere } from '../signInElsewhere'

const LOGIN = '/api/user/login'

test.each([
  ['shows its message', null, 1],
  ['says nothing to somebody who has signed in in another tab meanwhile', people.teamLeader, 0],
])('a refused sign-in %s', async (_, next, count) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(LOGIN, 'slow')
  const { user } = renderApp('/signin')
  await user.type(await screen.findByLabelText('Email'), people.student.email)
  await user.type(screen.getByLabelText('Password'), 'Wrong@65')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(festival.calls(LOGIN)).toHaveLength(1))
  if (next) signInElsewhere(next)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(toasts()).toHaveLength(count)
})

test('a changed password is not confirmed to somebody else who has signed in meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(people.student.email)
  await typeOtp(user)
  festival.break(OTP_VERIFY, 'slow')
  await press(user, 'Submit')
  await waitFor(() => expect(festival.calls(OTP_VERIFY)).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  signInElsewhere(people.teamLeader)
  clearToasts()
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(toasts()).toEqual([])
})
