import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { openOtpStep, press, type } from './acts'

const VERIFY = '/api/user/forgotPassword/verifyOtp'

const formSays = async (said: string) =>
  expect(await screen.findByText(said, { selector: 'form *' })).toBeInTheDocument()

test('what a server says that is down, or a rate limiter, stays in the form, and adds nothing', async () => {
  const { user } = await openOtpStep(people.student.email)
  await type(user, 'OTP', festival.outbox().at(-1)?.otp ?? '')
  await type(user, 'New password', 'Purulia#65')
  festival.break(VERIFY, { status: 503, body: { message: 'Down for repairs' } })
  await press(user, 'Submit')
  await formSays('Down for repairs')
  festival.break(VERIFY, { status: 429 })
  await press(user, 'Submit')
  await formSays('Too many attempts. Please try again in a few minutes.')
})
