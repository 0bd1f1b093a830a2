import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { signInElsewhere } from '../../signInElsewhere'

const { student, paidStudent } = people
const GET_USER = '/api/user/getUser'

const modals = [
  { button: 'Registered Events', open: 'events', dialog: 'Registered Events' },
  { button: 'Profile', open: 'profile', dialog: 'Profile' },
  { button: 'Open your profile', open: 'profile', dialog: 'Profile' },
  { button: 'Report Issue', open: 'issue', dialog: 'Report Issue' },
  { button: 'Your BarCode', open: 'barcode', dialog: 'Your BarCode' },
]

test.each(modals)(
  '$button opens $dialog alone, and takes the focus back (Spec §2)',
  async (modal) => {
    const { user, at } = renderApp('/dashboard', { as: student })
    const button = await screen.findByRole('button', { name: modal.button })
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: modal.dialog })).toHaveFocus()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(at()).toBe(`/dashboard?open=${modal.open}`)
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(at()).toBe('/dashboard')
    await waitFor(() => expect(button).toHaveFocus())
  },
)

test.each(modals.slice(1))(
  'a link opens $dialog, and closing it stays on the dashboard (Spec §2)',
  async (modal) => {
    const { user, at } = renderApp(`/dashboard?open=${modal.open}`, { as: student })
    expect(await screen.findByRole('dialog', { name: modal.dialog })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(at()).toBe('/dashboard')
  },
)

test('Back closes an open confirmation and its modal, and the page can be used again', async () => {
  const { user } = renderApp('/dashboard', { as: student })
  const tile = await screen.findByRole('button', { name: 'Registered Events' })
  await user.click(tile)
  await user.click(await screen.findByRole('button', { name: 'Deregister from Nrityakala' }))
  await screen.findByRole('alertdialog', { name: 'Deregister?' })
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(tile).toHaveFocus())
  await user.click(tile)
  await screen.findByRole('dialog', { name: 'Registered Events' })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('when another user signs in in another tab the dashboard shows their data', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Deregister from Nrityakala' }))
  await screen.findByRole('alertdialog', { name: 'Deregister?' })
  signInElsewhere(paidStudent)
  expect(await screen.findByText('SF00008')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByText('None yet')).toBeInTheDocument()
  expect(screen.queryByText('Nrityakala')).not.toBeInTheDocument()
})

async function openProfile(as?: Person) {
  const view = renderApp('/dashboard?open=profile', as ? { as } : {})
  const modal = await screen.findByRole('dialog', { name: 'Profile' })
  return { ...view, modal }
}

/** The fields by label, from top to bottom. */
function fields() {
  const text = (role: 'term' | 'definition') =>
    screen.getAllByRole(role).map((element) => element.textContent)
  const values = text('definition')
  return Object.fromEntries(text('term').map((name, index) => [name, values[index]]))
}

const complete = {
  NAME: 'Paid Student',
  EMAIL: 'paid.student@festival.test',
  'SF-ID': 'SF00008',
  MOBILE: '9000000008',
  CITY: 'Paschim Medinipur',
  COLLEGE: 'Sample Institute of Masks',
  GENDER: 'Male',
  'PAYMENT STATUS': 'Paid',
  'HALL ALLOTTED': 'Sample Hall, Room 65',
}

test('the profile shows the nine fields of a paid user (Spec §2)', async () => {
  const { modal } = await openProfile(paidStudent)
  await waitFor(() => expect(fields()).toEqual(complete))
  expect(Object.keys(fields())).toEqual(Object.keys(complete))
  expect(within(modal).queryByRole('textbox')).not.toBeInTheDocument()
})

test('the profile shows that the user has not paid and has no hall (Spec §2)', async () => {
  await openProfile(student)
  await waitFor(() =>
    expect(fields()).toMatchObject({ 'PAYMENT STATUS': 'Not Paid', 'HALL ALLOTTED': 'NA' }),
  )
})

test('shows the session’s data and “Not given” for what is missing while the profile is loading', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(GET_USER, 'slow')
  const { token, user } = festival.sessionOf(paidStudent)
  localStorage.setItem('userData', JSON.stringify({ token, user: { ...user, city: undefined } }))
  await openProfile()
  expect(fields()).toEqual({
    ...complete,
    CITY: 'Not given',
    'PAYMENT STATUS': 'Loading...',
    'HALL ALLOTTED': 'Loading...',
  })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(fields()).toEqual(complete))
})
