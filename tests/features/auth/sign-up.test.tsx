import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
import { storedDraft } from '../../storedDraft'
import {
  box,
  closePage,
  newcomer,
  openSignUp,
  press,
  tickCaptcha,
  toast,
  type,
  typeSecrets,
} from './authActions'

const PATH = '/api/user/register_user'
const accountOf = (email: string) =>
  festival.state().accounts.find((account) => account.email === email)

async function choose(user: UserEvent, label: string, text: string) {
  await user.selectOptions(await box(label), text)
}

/** A complete form, before it is sent. */
async function openFilled() {
  const view = await openSignUp()
  await typeSecrets(view.user)
  await tickCaptcha(view.user)
  return view
}

test('a newcomer fills in the whole form and signs up (Spec §3, §5, §7, §9)', async () => {
  const { user } = renderApp('/signup')
  await type(user, 'Name', '  Sample Newcomer ')
  await type(user, 'Email', ' newcomer@festival.test ')
  await type(user, 'Mobile', '9000000065')
  await type(user, 'Date of birth', '8 March 2004')
  await user.tab()
  expect(await box('Date of birth')).toHaveValue('March 8, 2004')
  await choose(user, 'Gender', 'Female')
  await type(user, 'College', ' Sample Institute of Masks ')
  await choose(user, 'Year of passing', '2026')
  await choose(user, 'State', 'West Bengal')
  await choose(user, 'City', 'Purulia')
  await typeSecrets(user)
  await choose(user, 'Security question', 'In which town were you born?')
  await tickCaptcha(user)
  await press(user, 'Sign Up')

  expect(await toast('Account created successfully')).toBeInTheDocument()
  const sent = JSON.stringify(festival.calls(PATH)[0]?.body).replace(/captcha-ok-\d+/, 'one tick')
  const body: unknown = JSON.parse(sent)
  expect(body).toEqual({
    name: 'Sample Newcomer',
    password: 'Purulia#65',
    gender: 'F',
    email: 'newcomer@festival.test',
    dob: '2004-03-08',
    mobile: '9000000065',
    yop: 2026,
    college: 'Sample Institute of Masks',
    city: 'Purulia',
    state: 'West Bengal',
    addr: 'none',
    security_question: 'In which town were you born?',
    security_answer: 'Sample Town',
    captcha: 'one tick',
  })
  expect(accountOf('newcomer@festival.test')).toMatchObject({ name: 'Sample Newcomer', yop: 2026 })
  expect(localStorage.getItem('userData')).toBeNull()
})

test('an empty form says what is required, sends nothing, and the first field takes the focus (Spec §5)', async () => {
  const { user } = renderApp('/signup')
  await press(user, 'Sign Up')
  await waitFor(async () => expect(await box('Name')).toHaveFocus())
  const labels = [
    ...['Name', 'Email', 'Mobile', 'Date of birth', 'Gender', 'College', 'Year of passing'],
    ...['State', 'City', 'Password', 'Confirm password', 'Security question', 'Security answer'],
    'Captcha',
  ]
  for (const label of labels) {
    expect(screen.getByLabelText(label), label).toHaveAccessibleDescription('Required')
  }
  expect(festival.calls(PATH)).toEqual([])
})

test('each wrong value shows the message of its rule (Spec §5)', async () => {
  const wrong = { email: 'newcomer@', mobile: '900000006', dob: '2020-01-01', college: '' }
  const { user } = await openSignUp(wrong)
  await type(user, 'Password', '1234567')
  await type(user, 'Confirm password', '12345678')
  await press(user, 'Sign Up')
  await waitFor(async () => expect(await box('Email')).toHaveFocus())
  expect(await box('Email')).toHaveAccessibleDescription('Invalid email')
  expect(await box('Mobile')).toHaveAccessibleDescription('Must be a valid 10-digit number')
  expect(await box('Date of birth')).toHaveAccessibleDescription('Must be at least 16 years old')
  expect(await box('Password')).toHaveAccessibleDescription('At least 8 characters')
  expect(await box('Confirm password')).toHaveAccessibleDescription('Passwords must match')
  // The focus stays in the field that is being corrected.
  await user.type(await box('College'), 'S')
  await user.clear(await box('College'))
  expect(await box('College')).toHaveFocus()
})

test('the select fields offer the genders, years, states and questions of the festival (Spec §5)', async () => {
  renderApp('/signup')
  const choices = async (label: string) =>
    [...(await screen.findByLabelText<HTMLSelectElement>(label)).options].map(({ text }) => text)
  expect(await choices('Gender')).toEqual(['Choose a gender', 'Male', 'Female'])
  expect(await choices('Year of passing')).toEqual([
    'Choose a year',
    ...['2025', '2026', '2027', '2028', '2029'],
  ])
  expect(await choices('State')).toHaveLength(1 + 36)
  expect((await choices('Security question')).length).toBeGreaterThan(4)
})

test('the city waits for the state, and a new state clears it (Spec §2, §5)', async () => {
  const { user } = renderApp('/signup')
  const city = await box('City')
  expect(city).toBeDisabled()
  expect(city).toHaveDisplayValue('Choose a state first')
  await choose(user, 'State', 'West Bengal')
  expect(city).toBeEnabled()
  expect(city).toHaveDisplayValue('Choose a city')
  await choose(user, 'City', 'Purulia')
  await choose(user, 'State', 'Kerala')
  expect(city).toHaveDisplayValue('Choose a city')
  expect(city).toHaveAccessibleDescription('')
  expect(screen.queryByRole('option', { name: 'Purulia' })).not.toBeInTheDocument()
  // Nor would the old one be sent.
  await press(user, 'Sign Up')
  await waitFor(() => expect(city).toHaveAccessibleDescription('Required'))
  await choose(user, 'City', 'Idukki')
  expect(city).toHaveDisplayValue('Idukki')
})

test('a state that the browser fills in again leaves the city as it is', async () => {
  const { user } = await openSignUp()
  await choose(user, 'State', 'West Bengal')
  await choose(user, 'City', 'Purulia')
  fireEvent.change(await box('State'), { target: { value: 'West Bengal' } })
  expect(await box('City')).toHaveDisplayValue('Purulia')
})

test('the mobile field takes ten digits and no more, typed or pasted in any form (Spec §5)', async () => {
  const { user } = renderApp('/signup')
  const mobile = await box('Mobile')
  expect(mobile).toHaveAttribute('inputmode', 'numeric')
  await user.type(mobile, '900000006599')
  expect(mobile).toHaveValue('9000000065')
  for (const pasted of ['+91 90000 00065', '090000-00065', '90000 00065']) {
    await type(user, 'Mobile', pasted)
    expect(mobile, pasted).toHaveValue('9000000065')
  }
})

test('a double click signs up once, and leads to sign-in after a second and a half (Spec §2, §4, §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(PATH, 'slow')
  const { user, at } = await openFilled()
  await user.dblClick(await screen.findByRole('button', { name: 'Sign Up' }))
  await press(user, 'Signing Up...')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await toast('Account created successfully')
  vi.setTimerTickMode('manual')
  expect(storedDraft('sign-up')).toEqual({})
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(at()).toBe('/signup')
  fireEvent.click(screen.getByRole('button', { name: 'Signing Up...' }))
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(at()).toBe('/signin')
  expect(festival.calls(PATH)).toHaveLength(1)
})

test('the fields tell the browser what to fill in, and the date of birth is announced as required', async () => {
  renderApp('/signup')
  const fills = { Name: 'name', Email: 'email', Mobile: 'tel-national', Password: 'new-password' }
  for (const [label, fill] of Object.entries(fills))
    expect(await box(label), label).toHaveAttribute('autocomplete', fill)
  expect(await box('Date of birth')).toHaveAttribute('aria-required', 'true')
})

test('typed values survive a reload, without secrets', async () => {
  const { user } = renderApp('/signup')
  await type(user, 'Name', 'Sample Newcomer')
  await type(user, 'Email', newcomer.email)
  await user.selectOptions(await box('State'), 'West Bengal')
  await user.selectOptions(await box('City'), 'Purulia')
  await user.selectOptions(await box('Security question'), newcomer.security_question)
  await typeSecrets(user)
  await tickCaptcha(user)
  expect(Object.keys(storedDraft('sign-up')).sort()).toEqual(Object.keys(newcomer).sort())
  const draft = JSON.stringify({ ...sessionStorage })
  for (const secret of ['Purulia#65', 'Sample Town', 'captcha-'])
    expect(draft).not.toContain(secret)
  closePage()

  renderApp('/signup')
  expect(await box('Name')).toHaveValue('Sample Newcomer')
  expect(await box('Email')).toHaveValue(newcomer.email)
  expect(await box('City')).toHaveDisplayValue('Purulia')
  expect(await box('Security question')).toHaveDisplayValue(newcomer.security_question)
  expect(await box('Password')).toHaveValue('')
  expect(await box('Confirm password')).toHaveValue('')
  expect(await box('Security answer')).toHaveValue('')
  expect(await screen.findByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked()
})

test('an old or broken draft empties only the fields that are wrong', async () => {
  await openSignUp({ state: 'Atlantis', gender: 'X', yop: '1999', dob: 'soon' })
  expect(await box('Name')).toHaveValue('Sample Newcomer')
  expect(await box('State')).toHaveDisplayValue('Choose a state')
  expect(await box('City')).toHaveDisplayValue('Choose a state first')
  expect(await box('Gender')).toHaveDisplayValue('Choose a gender')
  expect(await box('Year of passing')).toHaveDisplayValue('Choose a year')
  expect(await box('Date of birth')).toHaveValue('')
  closePage()
  sessionStorage.setItem('draft:visitor:sign-up', '{"fields":')
  renderApp('/signup')
  expect(await box('Name')).toHaveValue('')
})

test('the form has three numbered sections and a way back to sign in (Spec §2)', async () => {
  const { user, at } = renderApp('/signup')
  for (const title of ['Personal Information', 'College Information', 'Account Credentials']) {
    expect(await screen.findByRole('group', { name: title })).toBeInTheDocument()
  }
  await user.click(screen.getByText('Sign In', { selector: 'p a' }))
  await waitFor(() => expect(at()).toBe('/signin'))
})
