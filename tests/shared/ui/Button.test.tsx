import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from '@/shared/ui/button/Button'
import { Field } from '@/shared/ui/field/Field'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'

function Deregister() {
  const [presses, setPresses] = useState(0)
  return (
    <>
      <Button busy={presses > 0 && 'Deregistering...'} onClick={() => setPresses(presses + 1)}>
        Deregister
      </Button>
      <p>pressed {presses}</p>
    </>
  )
}

test('a button that is working says so, keeps the focus and does nothing more', async () => {
  const user = userEvent.setup()
  render(<Deregister />)
  const button = screen.getByRole('button', { name: 'Deregister' })
  await user.dblClick(button)
  await user.keyboard('{Enter}')
  expect(screen.getByText('pressed 1')).toBeInTheDocument()
  expect(button).toHaveAccessibleName('Deregistering...')
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveFocus()
})

function SignIn({ onSubmit }: { onSubmit: () => Promise<void> }) {
  const validate = ({ email }: { email: string }) => (email ? {} : { email: 'Required' })
  return (
    <Formik initialValues={{ email: '' }} validate={validate} onSubmit={onSubmit}>
      <Form noValidate>
        <Field name="email" label="Email" />
        <SubmitButton busy="Signing In...">Sign In</SubmitButton>
      </Form>
    </Formik>
  )
}

test('a form is sent once however often its button is pressed, and can be sent again afterwards', async () => {
  const user = userEvent.setup()
  let sent = 0
  let answer = () => {}
  render(
    <SignIn
      onSubmit={() => {
        sent += 1
        return new Promise((resolve) => (answer = resolve))
      }}
    />,
  )
  await user.type(screen.getByLabelText('Email'), 'a')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.click(await screen.findByRole('button', { name: 'Signing In...' }))
  expect(sent).toBe(1)
  answer()
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(sent).toBe(2)
  answer()
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument()
})

test('a form that will not go leads to the first field that is wrong', async () => {
  const user = userEvent.setup()
  render(<SignIn onSubmit={() => Promise.resolve()} />)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Required')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
})
