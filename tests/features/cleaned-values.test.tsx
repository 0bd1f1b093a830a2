import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { renderApp } from '../renderApp'
import { openPayment, payButton } from '../blocks/openPayment'
import {
  box,
  openSignUp,
  OTP_REQUEST,
  OTP_VERIFY,
  lastOtp,
  newcomer,
  press,
  tickCaptcha,
  type,
  typeSecrets,
} from './auth/authActions'
import { ADDRESS, CART, fillIn, homeDelivery, openCart, orderIn } from './cart/openCart'
import { idOf, mailOf, openAdd, paste, send } from './contingent/openAddMembers'
import { openForms } from './contingent/openContingent'
import { openEvents, team } from './dashboard/openEvents'
import { openIssue, submit, SUBMIT, typeComplaint } from './dashboard/openIssue'
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

test.each(['+1 415 555 2671', '98765 4321', '9.87654E+09'])(
  'sign-up refuses the mobile %s with a message, and sends nothing',
  async (number) => {
    const { user } = await openSignUp({ mobile: '' })
    await type(user, 'Mobile', number)
    await press(user, 'Sign Up')
    const mobile = await box('Mobile')
    await waitFor(() =>
      expect(mobile).toHaveAccessibleDescription('Must be a valid 10-digit number'),
    )
    expect(mobile).toHaveValue(number)
  },
)

test('forgot password sends a clean email, and the OTP out of a pasted sentence', async () => {
  const { user } = renderApp('/forgot-password')
  await type(user, 'Email', `student${HIDDEN}@festival.test${MARK}`)
  await press(user, 'Send OTP')
  await box('OTP')
  expect(sent(OTP_REQUEST)).toEqual([{ email: 'student@festival.test' }])
  const otp = lastOtp()
  await type(user, 'OTP', `Your OTP is ${otp.slice(0, 3)}-${otp.slice(3)}.${MARK}`)
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await waitFor(() => expect(sent(OTP_VERIFY)).toMatchObject([{ otp }]))
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

test('a complaint is sent clean, and keeps its lines', async () => {
  const { user, modal } = await openIssue(people.student)
  await typeComplaint(user, 'x')
  await user.clear(within(modal).getByLabelText('Issue'))
  await user.click(within(modal).getByLabelText('Issue'))
  await user.paste(`My  row${HIDDEN} is\nshown twice. `)
  await submit(user)
  await waitFor(() => expect(sent(SUBMIT)).toMatchObject([{ issue: 'My row is\nshown twice.' }]))
  await waitFor(() => expect(within(modal).getByLabelText('Issue')).toHaveValue(''))
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

test('a member is added to a team with a clean row', async () => {
  const { user } = await openEvents(people.teamLeader)
  const card = within(team('India Calling'))
  await paste(user, card.getByLabelText('SF ID'), `SF 00024${MARK}`)
  await paste(user, card.getByLabelText('Email'), `classmate.four${HIDDEN}@festival.test`)
  await user.click(card.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(sent('/api/event/addMember')).toMatchObject([
      { teamMembers: [{ sfId: 'SF00024', email: 'classmate.four@festival.test' }] },
    ]),
  )
})

test('a member is added to a contingent with a clean row', async () => {
  const { user } = await openAdd()
  await user.type(idOf(1), `sf_00024`)
  await user.type(mailOf(1), `classmate.four${HIDDEN}@festival.test`)
  await send(user)
  await waitFor(() =>
    expect(sent('/api/contingent/add')).toMatchObject([
      { members: [{ sfId: 'SF00024', email: 'classmate.four@festival.test' }] },
    ]),
  )
})

test('a contingent is joined and created with clean values', async () => {
  const { user } = await openForms(people.student)
  await paste(user, screen.getByLabelText('Contingent ID'), ` 30${HIDDEN}2 `)
  await paste(user, screen.getByLabelText('Contingent code'), `NOT${MARK} IT`)
  await user.click(screen.getByRole('button', { name: 'Join' }))
  await waitFor(() =>
    expect(sent('/api/contingent/join')).toMatchObject([
      { contingent_id: '302', contingent_code: 'NOTIT' },
    ]),
  )
  await user.click(screen.getByRole('tab', { name: 'Create a Contingent' }))
  await paste(user, screen.getByLabelText('Contingent name'), ` র\u200d্যাম  Troupe${HIDDEN}`)
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('/api/contingent')).toMatchObject([{ contingent_name: 'র\u200d্যাম Troupe' }]),
  )
})

test.each(['Individual', 'Contingent'] as const)(
  'the %s payment opens with ten digits, however the number is typed',
  async (as) => {
    const typed = { check_in: '2025-01-23', check_out: '2025-01-27', emergency_number: '' }
    const { user, opened } = openPayment({ as: people.contingentLeader, type: as, typed })
    await user.type(await screen.findByLabelText('Emergency number'), '919876543210')
    await user.click(await payButton())
    expect(opened.mock.calls[0]?.[0]).toContain('phoneNumber=9876543210&')
  },
)

test('a number of another country is refused with a message, and no payment opens', async () => {
  const typed = { check_in: '2025-01-23', check_out: '2025-01-27', emergency_number: '' }
  const { user, opened } = openPayment({ typed })
  const number = await screen.findByLabelText('Emergency number')
  await user.type(number, '+1 415 555 2671')
  await user.click(await payButton())
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription('Emergency number must be only digits'),
  )
  expect(number).toHaveValue('+1 415 555 2671')
  expect(opened).not.toHaveBeenCalled()
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

test('a player is looked up by a clean name', async () => {
  const { user } = renderApp('/leaderboard/witch')
  await user.click(await screen.findByLabelText('Your name in the game'))
  await user.paste(` Moth &  Flame${HIDDEN} `)
  await user.click(screen.getByRole('button', { name: 'Show my row' }))
  expect(await screen.findByText('You play as Moth & Flame.')).toBeInTheDocument()
})
