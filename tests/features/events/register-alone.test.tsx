import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { pageRoot } from '@/shared/ui/modal/layers'
import { renderApp } from '../../renderApp'
import { signInElsewhere } from '../../signInElsewhere'
import { dialogIsGone, openRegistration, registrationsSent, teamsIn } from './openRegistration'

const student = people.paidStudent

test('a student registers for a solo event (Spec §2, §3, §4, §6, §7, §9)', async () => {
  const modal = await openRegistration(student, 'Dance', 'Shake A Leg')
  const { send, rows, at } = modal
  expect(modal.form.getByText(student.sfId)).toBeInTheDocument()
  expect(modal.form.getByText(student.email)).toBeInTheDocument()
  expect(modal.form.getByText('Solo, just you')).toBeInTheDocument()
  expect(modal.form.queryByRole('textbox')).not.toBeInTheDocument()
  expect(modal.form.queryByRole('group', { name: 'Members, with you' })).not.toBeInTheDocument()
  expect(rows()).toHaveLength(0)

  await send()
  expect(await screen.findByText('Registered successfully')).toHaveAttribute('class')
  await dialogIsGone('Shake A Leg')
  expect(at()).toBe('/events/subevents/Dance')
  expect(registrationsSent()).toEqual([
    {
      token: festival.sessionOf(student).token,
      eventCity: 'KGP',
      eventId: 3,
      teamMembers: [{ sfId: student.sfId, email: student.email }],
    },
  ])
  expect(teamsIn(3)).toContainEqual([student.id])
})

test('focus moves to the card when its Register button is removed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { send, user } = await openRegistration(student, 'Dance', 'Shake A Leg')
  festival.break('/api/user/registered_events', 'slow')
  await send()
  await dialogIsGone('Shake A Leg')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('Registered')).toBeInTheDocument()
  const card = screen.getByRole('button', { name: 'Shake A Leg' })
  await waitFor(() => expect(card).toHaveFocus())
  await user.click(card)
  expect(await screen.findByText('You are registered for this event')).toBeInTheDocument()
})

test('a link to the registration of an event that the student is in shows the event', async () => {
  renderApp('/events/subevents/Dance?event=2-register', { as: people.student })
  expect(await screen.findByText('You are registered for this event')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText('Your SF ID')).not.toBeInTheDocument())
})

test('Register in the details opens the registration; Back leads to the genre and the focus to the card (Spec §2, §4)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance', { as: student })
  const card = await screen.findByRole('button', { name: 'Shake A Leg' })
  await user.click(card)
  const details = within(await screen.findByRole('dialog', { name: 'Shake A Leg' }))
  await user.click(details.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Your SF ID')).toBeInTheDocument()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.queryByText('RULES')).not.toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=3-register')
  act(() => window.history.back())
  await dialogIsGone('Shake A Leg')
  expect(at()).toBe('/events/subevents/Dance')
  await waitFor(() => expect(card).toHaveFocus())
})

test.each(['card', 'details'])(
  'signed out, Register on the %s asks to sign in and opens nothing (Spec §4, §6, §8)',
  async (place) => {
    const { user, at } = renderApp('/events/subevents/Dance')
    if (place === 'details') {
      await user.click(await screen.findByRole('button', { name: 'Shake A Leg' }))
      const details = within(await screen.findByRole('dialog'))
      await user.click(details.getByRole('button', { name: 'Register' }))
    } else {
      await user.click(await screen.findByRole('button', { name: 'Register for Shake A Leg' }))
    }
    expect(await screen.findByText('Please Sign in to Register')).toBeInTheDocument()
    const toast = within(pageRoot('assertive'))
    expect(screen.queryByText('Your SF ID')).not.toBeInTheDocument()
    // At once: on a busy machine the toast would be gone.
    fireEvent.click(toast.getByRole('link', { name: 'Sign In' }))
    expect(await screen.findByRole('heading', { name: 'Sign In', level: 1 })).toBeInTheDocument()
    expect(at()).toBe('/signin')
    expect(registrationsSent()).toEqual([])
  },
)

test('a link to a registration shows the event to a signed-out visitor (Spec §6)', async () => {
  renderApp('/events/subevents/Dance?event=3-register')
  expect(await screen.findByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  expect(screen.queryByText('Your SF ID')).not.toBeInTheDocument()
})

test('a double click registers once, and a user who goes Back meanwhile stays on the genre (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/event/register', 'slow')
  const modal = await openRegistration(student, 'Dance', 'Shake A Leg')
  const { user, at } = modal
  const button = modal.form.getByRole('button', { name: 'Register' })
  await user.dblClick(button)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  expect(button).toHaveAccessibleName('Submitting...')
  await user.click(button)
  act(() => window.history.back())
  await dialogIsGone('Shake A Leg')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Registered successfully')
  expect(at()).toBe('/events/subevents/Dance')
  expect(registrationsSent()).toHaveLength(1)
  expect(teamsIn(3).filter((team) => team.includes(student.id))).toHaveLength(1)
})

test.each([
  ['signing out', null],
  ['signing in as another person', people.teamLeader],
])('%s in another tab closes the registration and sends nothing', async (_how, person) => {
  await openRegistration(student, 'Dance', 'Shake A Leg')
  expect(screen.getByText('Your SF ID')).toBeInTheDocument()
  signInElsewhere(person)
  await waitFor(() => expect(screen.queryByText('Your SF ID')).not.toBeInTheDocument())
  expect(await screen.findByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  expect(registrationsSent()).toEqual([])
})

test('a user stored without an email registers with the one from the server', async () => {
  const session = festival.sessionOf(student)
  localStorage.setItem(
    'userData',
    JSON.stringify({ ...session, user: { ...session.user, email: '' } }),
  )
  const { user } = renderApp('/events/subevents/Dance?event=3-register')
  const form = within(await screen.findByRole('dialog', { name: 'Shake A Leg' }))
  expect(await form.findByText(student.email)).toBeInTheDocument()
  await user.click(form.getByRole('button', { name: 'Register' }))
  await waitFor(() =>
    expect(registrationsSent()).toMatchObject([
      { teamMembers: [{ sfId: student.sfId, email: student.email }] },
    ]),
  )
})
