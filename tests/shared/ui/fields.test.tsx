import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Checkbox } from '@/shared/ui/field/Checkbox'
import { Field } from '@/shared/ui/field/Field'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { RadioGroup } from '@/shared/ui/field/RadioGroup'
import { SelectField } from '@/shared/ui/field/SelectField'
import { Stepper } from '@/shared/ui/button/Stepper'
import { held, openForm, send } from './openForm'

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
  // From now on it is told while it is typed.
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

test('a choice is kept by its value, and whoever depends on it is told', async () => {
  const told: string[] = []
  const user = openForm(
    <SelectField
      name="state"
      label="State"
      placeholder="Choose a state"
      options={[{ value: 'wb', label: 'West Bengal' }]}
      onChange={(value) => told.push(value)}
    />,
  )
  await user.selectOptions(screen.getByLabelText('State'), 'West Bengal')
  expect(held()).toHaveTextContent('"state":"wb"')
  expect(told).toEqual(['wb'])
})

test('a choice that has to wait says for what', () => {
  openForm(
    <SelectField
      name="state"
      label="City"
      placeholder="Choose a state first"
      options={[]}
      disabled
    />,
  )
  expect(screen.getByLabelText('City')).toBeDisabled()
  expect(screen.getByLabelText('City')).toHaveDisplayValue('Choose a state first')
})

function Delivery() {
  const [way, setWay] = useState<'collect' | 'delivery' | ''>('')
  const [agrees, setAgrees] = useState(false)
  const [count, setCount] = useState(2)
  return (
    <>
      <RadioGroup
        label="How will you get it?"
        options={[
          { value: 'collect', label: 'Collect' },
          { value: 'delivery', label: 'Home delivery' },
        ]}
        value={way}
        onChange={setWay}
      />
      <Checkbox
        label="Terms"
        checked={agrees}
        error={agrees ? undefined : 'Accept terms and conditions'}
        onChange={setAgrees}
      />
      <Stepper label="members" value={count} min={2} max={3} onChange={setCount} />
    </>
  )
}

test('of several ways one is chosen', async () => {
  const user = userEvent.setup()
  render(<Delivery />)
  await user.click(screen.getByRole('radio', { name: 'Collect' }))
  await user.click(screen.getByRole('radio', { name: 'Home delivery' }))
  expect(screen.getByRole('radio', { name: 'Collect' })).not.toBeChecked()
  expect(screen.getByRole('radio', { name: 'Home delivery' })).toBeChecked()
  expect(screen.getByRole('group', { name: 'How will you get it?' })).toBeInTheDocument()
})

test('a box that must be ticked says so until it is', async () => {
  const user = userEvent.setup()
  render(<Delivery />)
  const terms = screen.getByRole('checkbox', { name: 'Terms' })
  expect(terms).toHaveAccessibleDescription('Accept terms and conditions')
  await user.click(terms)
  expect(terms).toBeChecked()
  expect(terms).toHaveAccessibleDescription('')
})

test('a count stays within its bounds', async () => {
  const user = userEvent.setup()
  render(<Delivery />)
  expect(screen.getByRole('button', { name: 'Decrease members' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Increase members' }))
  expect(screen.getByText('3')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Increase members' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
