import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { paymentSchema } from '@/blocks/payment/values'
import { errorsOf } from '../errorsOf'
import { signInElsewhere } from '../signInElsewhere'
import { stubNavigator } from '../stubNavigator'
import { choose, dayGroup, dayRadio, openPayment, payButton, TYPED } from './openPayment'

const URL_START = 'https://pay.festival.test/?'

test('a student chooses a stay, and the payment site opens inside the click (Spec §5, §7)', async () => {
  const { user, opened, token } = openPayment()
  await choose(user, 'Check-in date', 23)
  await choose(user, 'Check-out date', 27)
  const number = screen.getByLabelText('Emergency number')
  expect(number).not.toHaveAttribute('maxlength')
  expect(screen.queryByText(/^This payment is for your whole/)).not.toBeInTheDocument()
  expect(screen.queryByText(/^We could not check whether you/)).not.toBeInTheDocument()
  await user.click(number)
  await user.paste('9000000065')
  expect(await dayRadio('Check-in date', 23)).toBeChecked()
  expect(await dayGroup('Check-in date')).toHaveTextContent('23-01-2025')
  expect(await dayRadio('Check-out date', 27)).toBeChecked()
  expect(await dayGroup('Check-out date')).toHaveTextContent('27-01-2025')
  await user.dblClick(await payButton())
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    `${URL_START}token=${token}&phoneNumber=9000000065&type=Individual&origin=1`,
    '_blank',
    'noopener,noreferrer',
  )
  expect(await screen.findByText('Initiating....')).toBeInTheDocument()
})

test('a contingent is paid for as a contingent (Spec §7)', async () => {
  const { user, opened } = openPayment({
    as: people.contingentLeader,
    type: 'Contingent',
    typed: TYPED,
  })
  expect(await screen.findByText('This payment is for your whole contingent.')).toBeInTheDocument()
  await user.click(await payButton())
  expect(opened.mock.calls[0]?.[0]).toContain('&type=Contingent&origin=1')
})

const { contingentLeader, contingentMember } = people

test.each([
  [
    'a member of a paid contingent',
    contingentMember,
    'Individual',
    /^Your contingent has paid\. Ask your leader before you pay\.$/,
  ],
  [
    'the leader of a paid contingent',
    contingentLeader,
    'Individual',
    /^Your contingent has paid\.$/,
  ],
] as const)('tells %s what is paid, and lets them pay', async (_who, as, type, text) => {
  festival.change(({ contingents }) => {
    for (const contingent of contingents) contingent.contingent_payment_status = true
  })
  const { user, opened } = openPayment({ as, type, typed: TYPED })
  expect(await screen.findByText(text)).toBeInTheDocument()
  await user.click(await payButton())
  expect(opened).toHaveBeenCalledOnce()
})

test('tells a leader how many members have paid, and lets them pay', async () => {
  const { user, opened } = openPayment({ as: contingentLeader, type: 'Contingent', typed: TYPED })
  expect(await screen.findByText('1 of 3 members has paid already.')).toBeInTheDocument()
  await user.click(await payButton())
  expect(opened).toHaveBeenCalledOnce()
})

test('if another user signs in in another tab, the form is empty', async () => {
  openPayment({ typed: TYPED })
  expect(await screen.findByDisplayValue(TYPED.emergency_number)).toBeInTheDocument()
  signInElsewhere(people.teamLeader)
  await waitFor(() => expect(screen.getByLabelText('Emergency number')).toHaveValue(''))
})

test('inside an app the page says to pay in a browser, and the address can be copied', async () => {
  stubNavigator({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Mobile/22F76 Instagram 380',
  })
  const { user } = openPayment()
  expect(await screen.findByText(/often fails inside Instagram\./)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
})

test('an empty form shows what is missing, opens nothing and focuses the first field (Spec §5)', async () => {
  const { user, opened } = openPayment()
  await user.click(await payButton())
  expect(await screen.findByText('Check-in date is required')).toBeInTheDocument()
  expect(screen.getByText('Check-out date is required')).toBeInTheDocument()
  expect(screen.getByText('Emergency number is required')).toBeInTheDocument()
  const firstDay = await dayRadio('Check-in date', 22)
  await waitFor(() => expect(firstDay).toHaveFocus())
  for (const what of ['Check-in', 'Check-out'])
    expect(await dayGroup(`${what} date`)).toHaveAccessibleDescription(`${what} date is required`)
  expect(opened).not.toHaveBeenCalled()
})

test('offers the seven days, and leaving from the day of arrival on (Spec §5, §9)', async () => {
  const { user, opened } = openPayment({ typed: { emergency_number: TYPED.emergency_number } })
  const enabled = async (label: string) =>
    within(await dayGroup(label))
      .getAllByRole<HTMLInputElement>('radio')
      .filter((radio) => !radio.disabled)
      .map((radio) => radio.value.slice(-2))
  expect(await enabled('Check-in date')).toEqual(['22', '23', '24', '25', '26', '27', '28'])
  expect(await enabled('Check-out date')).toHaveLength(7)
  await choose(user, 'Check-in date', 26)
  expect(await enabled('Check-out date')).toEqual(['26', '27', '28'])
  await choose(user, 'Check-out date', 26)
  expect(await dayRadio('Check-out date', 26)).toBeChecked()
  await user.click(await payButton())
  expect(opened).toHaveBeenCalledOnce()
})

test('a day of arrival after the day of leaving is an error at the day of leaving (Spec §5)', async () => {
  const { user, opened } = openPayment({ typed: TYPED })
  await choose(user, 'Check-in date', 28)
  await user.click(await payButton())
  const message = 'Check-out date must be after check-in date'
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(await dayGroup('Check-out date')).toHaveAccessibleDescription(message)
  expect(opened).not.toHaveBeenCalled()
  // Browsers leave out a group whose checked radio button is disabled, so it can still be reached by Tab.
  const chosen = await dayRadio('Check-out date', 27)
  expect(chosen).toBeChecked()
  expect(chosen).toBeEnabled()
  await waitFor(() => expect(chosen).toHaveFocus())
  await choose(user, 'Check-out date', 28)
  expect(await dayGroup('Check-out date')).not.toHaveAccessibleDescription()
  expect(await dayRadio('Check-out date', 27)).toBeDisabled()
})

test('keeps the typed values after closing and after a reload', async () => {
  const { user } = openPayment()
  await choose(user, 'Check-in date', 23)
  await user.click(screen.getByLabelText('Emergency number'))
  await user.paste('9000000065')
  await user.click(screen.getByLabelText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByText('PAY NOW'))
  expect(await screen.findByLabelText('Emergency number')).toHaveValue('9000000065')
  openPayment()
  expect(await screen.findByLabelText('Emergency number')).toHaveValue('9000000065')
  expect(await dayRadio('Check-in date', 23)).toBeChecked()
})

test.each([
  ['signed out', null],
  ['somebody else signed in', people.teamLeader],
])('%s in another tab: no payment is opened with the old token', async (_what, nextPerson) => {
  const { opened } = openPayment({ typed: TYPED })
  const button = await payButton()
  act(() => {
    signInElsewhere(nextPerson)
    button.click()
  })
  const whatFollows = nextPerson ? 'Emergency number' : 'Please Sign-in to continue'
  expect(await screen.findByText(whatFollows)).toBeInTheDocument()
  expect(opened).not.toHaveBeenCalled()
})

const errors = (emergency_number: string) => errorsOf(paymentSchema, { ...TYPED, emergency_number })

test.each([
  ['   ', 'Emergency number is required'],
  ['90000000ab', 'Emergency number must be only digits'],
  ['900000000', 'Emergency number must be of 10 digits'],
  ['90000000655', 'Emergency number can be of 10 digits'],
])('the emergency number "%s" is refused: %s (Spec §5, §9)', (emergency_number, message) => {
  expect(errors(emergency_number)).toEqual({ emergency_number: message })
})

test.each(['9000000065', '0000000000', ' 9000000065 ', '९०००००००६५', '919000000065'])(
  '"%s" is a number (Spec §9)',
  (emergency_number) => {
    expect(errors(emergency_number)).toEqual({})
  },
)
