import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DateField } from '@/shared/ui/date/DateField'
import '@/shared/ui/date/DateFieldCalendar'
import { Field } from '@/shared/ui/field/Field'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { dayBox, heldValue, openForm, send } from './openForm'

test('a wrong value is explained at its field, not before the first try to send it', async () => {
  const user = openForm(<Field name="email" label="Email" hint="Your college mail." />)
  const email = screen.getByLabelText('Email')
  await user.type(email, 'student@')
  expect(email).toHaveAccessibleDescription('Your college mail.')
  await user.tab()
  expect(email).toHaveAccessibleDescription('Your college mail.')
  await send(user)
  expect(await screen.findByText('Invalid email')).toBeInTheDocument()
  expect(email).toHaveAccessibleDescription('Your college mail. Invalid email')
  expect(email).toBeInvalid()
  // From now on the error is updated on every key.
  await user.type(email, 'festival.test')
  await waitFor(() => expect(email).toHaveAccessibleDescription('Your college mail.'))
})

test('a password can be read before it is sent', async () => {
  const user = openForm(<PasswordField name="password" label="Password" />)
  const password = screen.getByLabelText('Password')
  await user.type(password, 'Unmask@65')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test('a day is shown in words and stored in the server’s format (Spec §5)', async () => {
  openForm(<DateField name="dob" label="Date of birth" />, { dob: '2004-02-29' })
  expect(await dayBox()).toHaveDisplayValue('February 29, 2004')
  expect(heldValue()).toHaveTextContent('"dob":"2004-02-29"')
})

test.each([
  ['March 4 2005', '2005-03-04'],
  ['4/3/2005', '2005-03-04'],
])('a day typed as %s is understood (Spec §5)', async (typed, stored) => {
  const user = openForm(<DateField name="dob" label="Date of birth" />)
  await user.type(await dayBox(), typed)
  expect(heldValue()).toHaveTextContent(`"dob":"${stored}"`)
})

test.each(['12/25/2004', '2004-02-31'])(
  'a day typed as %s cannot be read: it stays, and is explained',
  async (typed) => {
    const user = openForm(<DateField name="dob" label="Date of birth" />, { dob: '2003-07-21' })
    const dob = await dayBox()
    await user.tripleClick(dob)
    await user.paste(typed)
    await user.tab()
    expect(dob).toHaveAccessibleDescription('')
    await send(user)
    await waitFor(() => expect(dob).toHaveAccessibleDescription('Please write it like 31/12/2004'))
    expect(dob).toBeInvalid()
    expect(dob).toHaveDisplayValue(typed)
    expect(heldValue()).not.toHaveTextContent('2003-07-21')

    await user.tripleClick(dob)
    await user.paste('8/3/2004')
    await user.tab()
    await waitFor(() => expect(dob).toHaveDisplayValue('March 8, 2004'))
    expect(dob).toHaveAccessibleDescription('')
    expect(heldValue()).toHaveTextContent('"dob":"2004-03-08"')
  },
)

test('Enter in the empty field chooses no day', async () => {
  const user = openForm(<DateField name="dob" label="Date of birth" openTo="2004-03-08" />)
  await user.click(await dayBox())
  await screen.findByLabelText('Year')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Required')).toBeInTheDocument()
  expect(await dayBox()).toHaveDisplayValue('')
  expect(screen.queryByLabelText('Year')).not.toBeInTheDocument()
})
