import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { renderApp } from '../renderApp'
import {
  box,
  openSignUp,
  OTP_REQUEST,
  newcomer,
  press,
  tickCaptcha,
  type,
  typeSecrets,
} from './auth/authActions'
import { ADDRESS, CART, fillIn, homeDelivery, openCart, orderIn } from './cart/openCart'
import { openRegistration, registrationsSent } from './events/openRegistration'

/** Invisible characters that chats and phones add. */
const HIDDEN = '\u200b'
const MARK = '\u2069'
const sent = (path: string) => festival.calls(path).map(({ body }) => body)

test('sign-in sends the email clean and the password as it is typed', async () => {
  const { user } = renderApp('/signin')
  await type(user, 'Email', `student${HIDDEN}@festival.test${MARK}`)
  await type(user, 'Password', ` ${PASSWORD}${HIDDEN}`)
  await press(user, 'Sign In')
  await waitFor(() =>
    expect(sent('/api/user/login')).toEqual([
      { email: 'student@festival.test', password: ` ${PASSWORD}${HIDDEN}` },
    ]),
  )
})

test('sign-up sends everything clean but the password and the security answer', async () => {
  const { user } = await openSignUp({
    name: `Sample  Newcomer${HIDDEN} `,
    email: `newcomer${HIDDEN}@festival.test${MARK}`,
    mobile: '',
    college: 'Sample\u00a0 Institute of Masks',
  })
  await user.type(await box('Mobile'), '919876543210')
  await typeSecrets(user)
  await type(user, 'Security answer', ` Sample  Town${HIDDEN}`)
  await tickCaptcha(user)
  await press(user, 'Sign Up')
  await waitFor(() => expect(sent('/api/user/register_user')).toHaveLength(1))
  expect(sent('/api/user/register_user')).toMatchObject([
    {
      name: newcomer.name,
      email: newcomer.email,
      mobile: '9876543210',
      college: newcomer.college,
      security_answer: ` Sample  Town${HIDDEN}`,
    },
  ])
})

test('the OTP step points out a slip in the email, and one tap sends the OTP to the right one', async () => {
  festival.change(({ accounts }) => {
    accounts.push({ ...people.student, id: 901, sfId: 'SF00901', email: 'student@gmail.con' })
    accounts.push({ ...people.student, id: 902, sfId: 'SF00902', email: 'student@gmail.com' })
  })
  const { user } = renderApp('/forgot-password')
  await type(user, 'Email', 'student@gmail.con')
  await press(user, 'Send OTP')
  await box('OTP')
  expect(screen.getByText(/Did you mean/)).toHaveTextContent('Did you mean student@gmail.com?')
  await press(user, 'Send an OTP there')
  expect(await screen.findByText('student@gmail.com', { selector: 'b' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument())
  expect(sent(OTP_REQUEST)).toEqual([
    { email: 'student@gmail.con' },
    { email: 'student@gmail.com' },
  ])
})

test('a team is registered with clean rows', async () => {
  const { fill, send: register } = await openRegistration(people.student, 'Dance', 'Centrifuge')
  await fill(2, 'sf-00024', `classmate.four${HIDDEN}@festival.test`)
  await fill(3, `SF_00025${MARK}`, 'classmate.five@festival.test')
  await register()
  await waitFor(() => expect(registrationsSent()).toHaveLength(1))
  expect(registrationsSent()).toMatchObject([
    {
      teamMembers: [
        { sfId: people.student.sfId },
        { sfId: 'SF00024', email: 'classmate.four@festival.test' },
        { sfId: 'SF00025', email: 'classmate.five@festival.test' },
      ],
    },
  ])
})

test('an order is paid with a clean address', async () => {
  const { user, opened } = await openCart(CART)
  await user.click(await homeDelivery())
  await fillIn(user, {
    ...ADDRESS,
    Street: `14  Lake${HIDDEN} Road`,
    Pincode: '721 302',
    Mobile: '+91 98765 43210',
  })
  await user.click(screen.getByRole('checkbox'))
  await press(user, 'Pay Now')
  expect(orderIn(opened.mock.calls[0]?.[0])).toMatchObject({
    address: '14 Lake Road, Kharagpur, West Bengal, 721302',
    emergency_number: '9876543210',
  })
})
