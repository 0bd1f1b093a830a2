import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import '@/features/events/GenreScreen'
import { renderApp } from '../../renderApp'
import { dialogIsGone, openRegistration, registrationsSent, teamsIn } from './openRegistration'

const dialog = (name: string) => screen.findByRole('dialog', { name })

const rules = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a card opens the event with its name, tagline, ABOUT, RULES, team size and Register (Spec §2)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance')
  await user.click(await screen.findByRole('button', { name: 'Two For A Tango' }))
  const details = await dialog('Two For A Tango')
  const modal = within(details)
  expect(modal.getByText('Duet Dance competition')).toBeInTheDocument()
  expect(modal.getByRole('heading', { name: 'ABOUT' })).toBeInTheDocument()
  expect(modal.getByText(/^Two dancers, one story\./)).toBeInTheDocument()
  expect(modal.getByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  expect(rules(details)).not.toEqual([])
  expect(modal.getByText('Exactly 2')).toBeInTheDocument()
  expect(modal.getByRole('button', { name: 'Register' })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=5')

  renderApp('/events/subevents/Dance?event=5')
  expect(await dialog('Two For A Tango')).toBeInTheDocument()
})

test('an address with an unknown event says so', async () => {
  const { user, at } = renderApp('/events/subevents/Dance?event=9999')
  const modal = await dialog('Event not found')
  expect(within(modal).getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
  await user.click(within(modal).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(at()).toBe('/events/subevents/Dance'))
})

const ADDRESS = 'http://localhost:3000/events/subevents/Dance?event=5'

test('without a share sheet, the link can be copied, and a message says so (Spec §2)', async () => {
  const { user } = renderApp('/events/subevents/Dance?event=5')
  const modal = within(await dialog('Two For A Tango'))
  await user.click(modal.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Link copied')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
})

test('an event says that the student is registered, with a link to the dashboard (Spec §2)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance', { as: people.student })
  expect(await screen.findByText('Registered')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Register for Nrityakala' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Nrityakala' }))
  const modal = within(await dialog('Nrityakala'))
  expect(modal.getByText('You are registered for this event')).toBeInTheDocument()
  expect(modal.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument()
  await user.click(modal.getByRole('link', { name: 'Your dashboard' }))
  await waitFor(() => expect(at()).toBe('/dashboard'))
})

const student = people.paidStudent

test('a student registers for a solo event (Spec §2, §3, §4, §6, §7, §9)', async () => {
  const modal = await openRegistration(student, 'Dance', 'Shake A Leg')
  const { send, rows, at } = modal
  expect(modal.form.getByText(student.sfId)).toBeInTheDocument()
  expect(modal.form.getByText(student.email)).toBeInTheDocument()
  expect(modal.form.getByText('Solo, just you')).toBeInTheDocument()
  expect(modal.form.queryByRole('textbox')).not.toBeInTheDocument()
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

test('Register in the details opens the registration; Back leads to the genre (Spec §2, §4)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Shake A Leg' }))
  const details = within(await screen.findByRole('dialog', { name: 'Shake A Leg' }))
  await user.click(details.getByRole('button', { name: 'Register' }))
  expect(await screen.findByText('Your SF ID')).toBeInTheDocument()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.queryByText('RULES')).not.toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=3-register')
  act(() => window.history.back())
  await dialogIsGone('Shake A Leg')
  expect(at()).toBe('/events/subevents/Dance')
})

test('signed out, Register asks to sign in and opens nothing (Spec §4, §6, §8)', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  await user.click(await screen.findByRole('button', { name: 'Register for Shake A Leg' }))
  expect(await screen.findByText('Please Sign in to Register')).toBeInTheDocument()
  expect(screen.queryByText('Your SF ID')).not.toBeInTheDocument()
})

test('a link to a registration shows the event to a signed-out visitor (Spec §6)', async () => {
  renderApp('/events/subevents/Dance?event=3-register')
  expect(await screen.findByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  expect(screen.queryByText('Your SF ID')).not.toBeInTheDocument()
})
