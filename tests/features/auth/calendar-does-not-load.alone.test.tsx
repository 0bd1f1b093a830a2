import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { box, newcomer, openSignUp, press, tickCaptcha, toast, typeSecrets } from './acts'

vi.mock('@/shared/ui/date/DateFieldCalendar', () => {
  throw new Error('the network is gone')
})

test('when the calendar does not load people enter their date of birth in the browser’s own field and sign up', async () => {
  const { user } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  const dob = await box('Date of birth')
  expect(dob).toHaveValue('2004-03-08')
  expect(dob).toHaveAttribute('type', 'date')
  expect(dob).toBeRequired()
  fireEvent.change(dob, { target: { value: '' } })
  await press(user, 'Sign Up')
  await waitFor(() => expect(dob).toHaveAccessibleDescription('Required'))
  expect(await box('Name')).toHaveValue(newcomer.name)

  await user.type(dob, '2020-01-01')
  await user.tab()
  await waitFor(() => expect(dob).toHaveAccessibleDescription('Must be at least 16 years old'))
  fireEvent.change(dob, { target: { value: newcomer.dob } })
  await press(user, 'Sign Up')
  expect(await toast('Account created successfully')).toBeInTheDocument()
  expect(festival.calls('/api/user/register_user')[0]?.body).toMatchObject({ dob: newcomer.dob })
})
