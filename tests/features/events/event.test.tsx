import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import {
  classmate,
  dialogIsGone,
  openRegistration,
  registrationsSent,
  reopenRegistration,
  teamsIn,
} from './openRegistration'
import { sentence } from '../../sentence'
import { storedDraft } from '../../storedDraft'

const dialog = (name: string) => screen.findByRole('dialog', { name })

test('a card opens the event with its name, tagline, ABOUT, RULES, team size and Register (Spec §2)', async () => {
  const { user, at } = renderApp('/events/subevents/Dance')
  await user.click(await screen.findByRole('button', { name: 'Two For A Tango' }))
  const modal = within(await dialog('Two For A Tango'))
  expect(modal.getByText('Duet Dance competition')).toBeInTheDocument()
  expect(modal.getByRole('heading', { name: 'ABOUT' })).toBeInTheDocument()
  expect(modal.getByText(/^Two dancers, one story\./)).toBeInTheDocument()
  expect(modal.getByRole('heading', { name: 'RULES' })).toBeInTheDocument()
  expect(modal.getAllByRole('listitem')).not.toEqual([])
  expect(modal.getByText('Exactly 2')).toBeInTheDocument()
  expect(modal.getByRole('button', { name: 'Register' })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=5')
})

test('an address with an unknown event says so', async () => {
  const { user, at } = renderApp('/events/subevents/Dance?event=9999')
  const modal = await dialog('Event not found')
  expect(within(modal).getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
  await user.click(within(modal).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(at()).toBe('/events/subevents/Dance'))
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

test('a student registers for a solo event (Spec §4, §7)', async () => {
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

test('the event does not appear while the form of an accepted registration closes', async () => {
  const { send } = await openRegistration(student, 'Dance', 'Shake A Leg')
  let hasAppeared = false
  const observer = new MutationObserver(() => {
    hasAppeared ||= screen.queryByText('ABOUT') !== null
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await send()
  await dialogIsGone('Shake A Leg')
  observer.disconnect()
  expect(hasAppeared).toBe(false)
  expect(await screen.findByText('Registered successfully')).toBeInTheDocument()
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

test('signed out, Register asks to sign in and opens nothing (Spec §6, §8)', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  await user.click(await screen.findByRole('button', { name: 'Register for Shake A Leg' }))
  expect(await screen.findByText('Please Sign in to Register')).toBeInTheDocument()
  expect(screen.queryByText('Your SF ID')).not.toBeInTheDocument()
})

test('a link to a registration shows the event to a signed-out visitor (Spec §6)', async () => {
  renderApp('/events/subevents/Dance?event=3-register')
  expect(await screen.findByRole('heading', { name: 'RULES' })).toBeInTheDocument()
})

const four = classmate(4)
const five = classmate(5)
const six = classmate(6)

test('a leader registers a team of three (Spec §2, §7)', async () => {
  const team = await openRegistration(student, 'Dance', 'Centrifuge')
  expect(team.form.getByText('From 3 to 30')).toBeInTheDocument()
  expect(team.size()).toBe(3)
  expect(team.rows()).toHaveLength(2)
  for (const number of [2, 3]) {
    expect(team.row(number).getByLabelText('SF ID')).toHaveAttribute('placeholder', 'SFXXXXX')
    expect(team.row(number).getByLabelText('Email')).toHaveAttribute('type', 'email')
  }
  await team.fill(2, four.sfId, four.email)
  await team.fill(3, five.sfId, five.email)
  await team.send()
  await screen.findByText('Registered successfully')
  await dialogIsGone('Centrifuge')
  expect(teamsIn(1)).toEqual([[student.id, four.id, five.id]])
})

test('a team cannot be larger than its event allows (Spec §4, §9)', async () => {
  const modal = await openRegistration(student, 'Quiz', 'SpEnt')
  expect(modal.form.getByText('From 1 to 4')).toBeInTheDocument()
  expect(modal.size()).toBe(1)
  await modal.grow(3)
  expect(modal.rows()).toHaveLength(3)
  const more = modal.form.getByRole('button', { name: /^Increase/ })
  expect(more).toHaveAttribute('aria-disabled', 'true')
})

const REFUSAL = 'Invalid member details: SF99999 and nobody@festival.test'

/** Centrifuge with four members: one more than it needs. */
async function typeATeam() {
  const team = await openRegistration(student, 'Dance', 'Centrifuge')
  await team.grow(1)
  await team.fill(2, four.sfId, four.email)
  await team.fill(3, five.sfId, five.email)
  await team.fill(4, 'SF99999', 'nobody@festival.test')
  return team
}

test('a rejection shows the server’s message and closes; one tap restores the team (Spec §4, §8)', async () => {
  const { send, user } = await typeATeam()
  await send()
  expect(await screen.findByText(REFUSAL)).toBeInTheDocument()
  await dialogIsGone('Centrifuge')
  expect(teamsIn(1)).toEqual([])

  const reopened = await reopenRegistration(user, 'Centrifuge')
  expect(reopened.size()).toBe(3)
  expect(reopened.rows()).toHaveLength(2)
  for (const field of reopened.form.getAllByRole('textbox')) expect(field).toHaveValue('')
  const reason = `The server refused the last team. ${REFUSAL}`
  expect(reopened.form.getByText(REFUSAL, { exact: false })).toHaveTextContent(reason)
  await reopened.fill(2, six.sfId, six.email)
  await user.click(reopened.form.getByRole('button', { name: 'Bring back the last team' }))
  const box = screen.getByLabelText('List of members')
  expect(box, 'what was typed meanwhile').toHaveValue(`${six.sfId} ${six.email}`)
  await user.clear(box)
  expect(reopened.form.getByText(REFUSAL, { exact: false })).toHaveTextContent(reason)
  expect(reopened.form.getByText(REFUSAL, { exact: false })).toHaveTextContent(reason)
  // Another press would overwrite what is corrected now.
  expect(reopened.form.queryByText('Bring back the last team')).not.toBeInTheDocument()
  expect(reopened.size()).toBe(4)
  expect(reopened.row(2).getByLabelText('SF ID')).toHaveValue(four.sfId)
  expect(reopened.row(4).getByLabelText('Email')).toHaveValue('nobody@festival.test')
  await reopened.shrink(1)
  await reopened.send()
  await screen.findByText('Registered successfully')
  const left = 'Left out: SF99999 nobody@festival.test'
  expect(screen.getByText(sentence(left))).toBeInTheDocument()
  expect(teamsIn(1)).toEqual([[student.id, four.id, five.id]])
})

test('a team that is registered already is not offered again after the refusal', async () => {
  const { send } = await typeATeam()
  festival.change(({ registrations }) => {
    const [first] = registrations
    const ids = { leaderId: student.id, memberIds: [student.id, four.id] }
    if (first) registrations.push({ ...first, id: 99, eventId: 1, ...ids })
  })
  await send()
  await dialogIsGone('Centrifuge')
  await waitFor(() => expect(storedDraft('refused-team:1', student.sfId)).toEqual({}))
})
