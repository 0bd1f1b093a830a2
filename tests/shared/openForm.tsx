import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import type { ReactNode } from 'react'
import { object, string } from 'yup'

const rules = object({
  email: string().email('Invalid email').required('Required'),
  state: string().required('Required'),
  dob: string()
    .required('Required')
    .test('late', 'Too late', (dob) => dob < '2010'),
})
const empty = { email: '', password: '', state: '', dob: '' }

/** A form that prints its values. */
export function openForm(children: ReactNode, values: Partial<typeof empty> = {}) {
  render(
    <Formik initialValues={{ ...empty, ...values }} validationSchema={rules} onSubmit={() => {}}>
      {({ values: all }) => (
        <Form noValidate>
          {children}
          <button type="submit">Send</button>
          <output aria-label="held">{JSON.stringify(all)}</output>
        </Form>
      )}
    </Formik>,
  )
  return userEvent.setup()
}

export const send = (user: ReturnType<typeof openForm>) =>
  user.click(screen.getByRole('button', { name: 'Send' }))

export function heldValue() {
  return screen.getByRole('status', { name: 'held' })
}

/** The date field, once it is editable. */
export function dayBox() {
  return screen.findByLabelText<HTMLInputElement>('Date of birth', {
    selector: ':not([aria-busy])',
  })
}
