import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { EmailField } from '@/blocks/forms/EmailField'
import { PhoneField } from '@/blocks/forms/PhoneField'
import { heldValue, openForm } from '../shared/openForm'

const NUMBERS = ['919876543210', '09876543210', '+91 98765 43210', '98765 43210', '৯৮৭৬৫৪৩২১০']
const REFUSED = ['+1 415 555 2671', '98765 4321', '9.87654E+09', '98765432a']

const openPhone = (value = '') => {
  const user = openForm(<PhoneField name="email" label="Mobile" />, { email: value })
  return { user, phone: screen.getByLabelText('Mobile') }
}

test.each(NUMBERS)('%s becomes ten digits, typed key by key', async (number) => {
  const { user, phone } = openPhone()
  await user.type(phone, number)
  expect(phone).toHaveValue('9876543210')
  expect(heldValue()).toHaveTextContent('"email":"9876543210"')
})

test.each(NUMBERS)('%s becomes ten digits, filled in by the browser', (number) => {
  const { phone } = openPhone('9000000065')
  fireEvent.change(phone, { target: { value: number } })
  expect(phone).toHaveValue('9876543210')
})

test.each(REFUSED)('%s stays as it is, typed or pasted', async (number) => {
  const { user, phone } = openPhone()
  await user.type(phone, number)
  expect(phone).toHaveValue(number)
  await user.tripleClick(phone)
  await user.paste(number)
  expect(phone).toHaveValue(number)
})

test('an extra digit is rejected with a message; longer pasted text is kept (Spec §5)', async () => {
  const { user, phone } = openPhone()
  await user.type(phone, '98765432101')
  expect(phone).toHaveValue('9876543210')
  expect(screen.getByRole('alert')).toHaveTextContent('A number has ten digits. Please check it.')
  await user.keyboard('{Backspace}')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.tripleClick(phone)
  await user.paste('98765432109876')
  expect(phone).toHaveValue('98765432109876')
})

test.each(['৯৮৭৬৫৪৩২১০', '९८७६५४३२१०'])(
  'digits of an input method (%s) are cleaned once, when their composition ends (Spec §5)',
  (digits) => {
    const { phone } = openPhone()
    fireEvent.compositionStart(phone)
    for (let end = 1; end <= digits.length; end += 1) {
      fireEvent.input(phone, { target: { value: digits.slice(0, end) } })
      expect(phone).toHaveValue(digits.slice(0, end))
    }
    fireEvent.compositionEnd(phone)
    expect(phone).toHaveValue('9876543210')
    expect(heldValue()).toHaveTextContent('"email":"9876543210"')
  },
)

const slip = () => screen.queryByRole('button', { name: /^Did you mean/ })

test('a slip in an email is pointed out, and one tap corrects it', async () => {
  const user = openForm(<EmailField name="email" label="Email" />)
  const email = screen.getByLabelText('Email')
  await user.type(email, 'student@gmail.con')
  await user.click(screen.getByRole('button', { name: 'Did you mean student@gmail.com?' }))
  expect(email).toHaveValue('student@gmail.com')
  expect(email).toHaveFocus()
  expect(slip()).not.toBeInTheDocument()
})

test('what may be unfinished is pointed out once the field is left, not under the finger that leaves it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = openForm(<EmailField name="email" label="Email" />)
  await user.type(screen.getByLabelText('Email'), 'student@yahoo.co')
  expect(slip()).not.toBeInTheDocument()
  await user.tab()
  expect(slip()).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(500))
  await user.click(screen.getByRole('button', { name: 'Did you mean student@yahoo.com?' }))
  expect(screen.getByLabelText('Email')).toHaveValue('student@yahoo.com')
})
