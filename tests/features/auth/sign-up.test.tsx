import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { blockScript, expireTheCaptcha, unblockScripts } from '@mocks/thirdParties/jsdom'
import { renderApp } from '../../renderApp'
import { storedDraft } from '../../storedDraft'
import {
  box,
  newcomer,
  openSignUp,
  press,
  tickCaptcha,
  toast,
  type,
  typeSecrets,
} from './authActions'

const PATH = '/api/user/register_user'

async function choose(user: UserEvent, label: string, text: string) {
  await user.selectOptions(await box(label), text)
}

/** A complete form, before it is sent. */
async function openFilled(changes: Partial<typeof newcomer> = {}) {
  const view = await openSignUp(changes)
  await typeSecrets(view.user)
  await tickCaptcha(view.user)
  return view
}

test('a newcomer fills in the whole form and signs up (Spec §3, §7)', async () => {
  const { user } = renderApp('/signup')
  await type(user, 'Name', '  Sample Newcomer ')
  await type(user, 'Email', ' newcomer@festival.test ')
  await type(user, 'Mobile', '9000000065')
  await type(user, 'Date of birth', '8 March 2004')
  await user.tab()
  expect(await box('Date of birth')).toHaveValue('March 8, 2004')
  await choose(user, 'Gender', 'Female')
  await type(user, 'College', ' Sample Institute of Arts ')
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
    college: 'Sample Institute of Arts',
    city: 'Purulia',
    state: 'West Bengal',
    addr: 'none',
    security_question: 'In which town were you born?',
    security_answer: 'Sample Town',
    captcha: 'one tick',
  })
  const account = { email: 'newcomer@festival.test', name: 'Sample Newcomer', yop: 2026 }
  expect(festival.state().accounts).toContainEqual(expect.objectContaining(account))
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

test('the city waits for the state, and a new state clears it (Spec §2, §5)', async () => {
  const { user } = renderApp('/signup')
  const city = await box('City')
  expect(city).toBeDisabled()
  expect(city).toHaveDisplayValue('Choose a state first')
  await choose(user, 'State', 'West Bengal')
  expect(city).toBeEnabled()
  expect(city).toHaveDisplayValue('Choose a city')
  await choose(user, 'City', 'Purulia')
  // Autofill may report the state that is there already.
  fireEvent.change(await box('State'), { target: { value: 'West Bengal' } })
  expect(city).toHaveDisplayValue('Purulia')
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

test('a sign-up leads to sign-in after a second and a half, and empties the draft (Spec §2, §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openFilled()
  await press(user, 'Sign Up')
  await toast('Account created successfully')
  vi.setTimerTickMode('manual')
  expect(storedDraft('sign-up')).toEqual({})
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(at()).toBe('/signup')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(at()).toBe('/signin')
})

test('the fields tell the browser what to fill in', async () => {
  renderApp('/signup')
  const fills = { Name: 'name', Email: 'email', Mobile: 'tel-national', Password: 'new-password' }
  for (const [label, fill] of Object.entries(fills))
    expect(await box(label), label).toHaveAttribute('autocomplete', fill)
})

test('a reload keeps what was typed, but no password, no security answer and no captcha (Spec §4)', async () => {
  const { user } = await openFilled()
  await type(user, 'Name', newcomer.name)
  expect(Object.keys(storedDraft('sign-up')).sort()).toEqual(Object.keys(newcomer).sort())
  const draft = JSON.stringify({ ...sessionStorage })
  for (const secret of ['Purulia#65', 'Sample Town', 'captcha-'])
    expect(draft).not.toContain(secret)
  renderApp('/signup')
  expect(await box('Name')).toHaveValue(newcomer.name)
  expect(await box('City')).toHaveDisplayValue('Purulia')
  for (const secret of ['Password', 'Confirm password', 'Security answer'])
    expect(await box(secret)).toHaveValue('')
})

const SPENT = 'Please tick the captcha again: each tick works for one attempt.'
const EXPIRED = 'The captcha has expired: a tick lasts two minutes. Please tick it again.'
const FAILED = /The captcha did not load, and sign-up needs it/
const tick = () => screen.findByRole('checkbox', { name: 'I am not a robot' })
const group = () => screen.findByRole('group', { name: 'Captcha' })

test('a taken email is refused in the server’s words, and needs another tick of the captcha (Spec §7)', async () => {
  const { user } = await openFilled({ email: people.student.email })
  await press(user, 'Sign Up')
  const message = 'An account with this email already exists'
  expect(await toast(message)).toBeInTheDocument()
  expect(screen.getAllByText(message)).toHaveLength(2)
  expect(await screen.findByText(SPENT)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
  expect(await group()).toHaveAccessibleDescription('')

  await tickCaptcha(user)
  expect(screen.queryByText(SPENT)).not.toBeInTheDocument()
  await type(user, 'Email', newcomer.email)
  await press(user, 'Sign Up')
  await toast('Account created successfully')
  const tokens = festival
    .calls(PATH)
    .map(({ body }) => JSON.stringify(body).match(/captcha-[^"]+/)?.[0])
  expect(new Set(tokens).size).toBe(2)
})

test('an expired captcha shows a message, and nothing is sent', async () => {
  const { user } = await openFilled()
  expireTheCaptcha()
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
  await press(user, 'Sign Up')
  await waitFor(async () => expect(await group()).toHaveAccessibleDescription('Required'))
  expect(festival.calls(PATH)).toEqual([])
})

test('when the captcha does not load the form keeps its values, and it can be loaded again', async () => {
  blockScript('captcha')
  const { user } = await openSignUp()
  await typeSecrets(user)
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  unblockScripts()
  await press(user, 'Load the captcha again')
  await tickCaptcha(user)
  expect(await box('Password')).toHaveValue('Purulia#65')
})
