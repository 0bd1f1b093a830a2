import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { NOT_KNOWN, sendInVain } from '../../noAnswer'
import {
  classmate,
  dialogIsGone,
  openRegistration,
  reopenRegistration,
  teamsIn,
} from './openRegistration'

const REGISTER = '/api/event/register'
const leader = people.paidStudent
const one = classmate(1)
const four = classmate(4)
const five = classmate(5)

const WORDS = 'Invalid member details: SF99999 and nobody@festival.test'

/** Centrifuge with four members: one more than it needs. */
async function typeATeam() {
  const team = await openRegistration(leader, 'Dance', 'Centrifuge')
  await team.grow(1)
  await team.fill(2, four.sfId, four.email)
  await team.fill(3, five.sfId, five.email)
  await team.fill(4, 'SF99999', 'nobody@festival.test')
  return team
}

test("a refusal shows the server's words, closes, and the last team comes back in one tap", async () => {
  const { send, user } = await typeATeam()
  await send()
  expect(await screen.findByText(WORDS)).toBeInTheDocument()
  await dialogIsGone('Centrifuge')
  expect(teamsIn(1)).toEqual([])

  const again = await reopenRegistration(user, 'Centrifuge')
  expect(again.size()).toBe(3)
  expect(again.rows()).toHaveLength(2)
  for (const field of again.form.getAllByRole('textbox')) expect(field).toHaveValue('')
  expect(again.form.getByText(WORDS, { exact: false })).toBeInTheDocument()
  await user.click(again.form.getByRole('button', { name: 'Bring back the last team' }))
  expect(again.size()).toBe(4)
  expect(again.row(2).getByLabelText('SF ID')).toHaveValue(four.sfId)
  expect(again.row(4).getByLabelText('Email')).toHaveValue('nobody@festival.test')
  await again.shrink(1)
  await again.send()
  await screen.findByText('Registered successfully')
  expect(teamsIn(1)).toEqual([[leader.id, four.id, five.id]])
})

test('the last team is still offered after a reload, for that event alone', async () => {
  const { send, user } = await typeATeam()
  await send()
  await dialogIsGone('Centrifuge')
  const other = await reopenRegistration(user, 'Shuffle - Team')
  expect(other.form.queryByText('Bring back the last team')).not.toBeInTheDocument()
  const again = await openRegistration(leader, 'Dance', 'Centrifuge')
  expect(again.form.getByText('Bring back the last team')).toBeInTheDocument()
  expect(again.form.getByText(WORDS, { exact: false })).toBeInTheDocument()
})

test('the server names a member who is in another team', async () => {
  festival.change(({ registrations }) => {
    const [first] = registrations
    if (first) registrations.push({ ...first, id: 900, eventId: 5, memberIds: [one.id, four.id] })
  })
  const { fill, send } = await openRegistration(leader, 'Dance', 'Two For A Tango')
  await fill(2, four.sfId, four.email)
  await send()
  expect(
    await screen.findByText(`${four.sfId} is already registered for this event`),
  ).toBeInTheDocument()
  await dialogIsGone('Two For A Tango')
})

test('an expired session leads to the sign-in, and the team is still there after it', async () => {
  festival.break(REGISTER, { code: -2, message: 'Log in again' })
  const { fill, send, at } = await openRegistration(leader, 'Dance', 'Two For A Tango')
  await fill(2, four.sfId, four.email)
  await send()
  expect(await screen.findByText('Login Again to continue')).toBeInTheDocument()
  await waitFor(() => expect(at()).toBe('/signin'))
  expect(localStorage.getItem('userData')).toBeNull()

  const again = await openRegistration(leader, 'Dance', 'Two For A Tango')
  expect(again.row(2).getByLabelText('SF ID')).toHaveValue(four.sfId)
})

/** A team of two, sent, and 15 s without an answer. */
async function registerInVain(list?: Fault) {
  const modal = await openRegistration(leader, 'Dance', 'Two For A Tango')
  await modal.fill(2, four.sfId, four.email)
  festival.break(REGISTER, 'arrives-then-silent')
  if (list) festival.break('/api/user/registered_events', list)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await sendInVain(REGISTER, modal.send)
  return modal
}

test('when no answer comes but the registration has arrived, the page says so and the modal closes', async () => {
  await registerInVain()
  expect(await screen.findByText('Registered', { selector: '#toasts *' })).toBeInTheDocument()
  await dialogIsGone('Two For A Tango')
  expect(teamsIn(5)).toContainEqual([leader.id, four.id])
})

test('when no answer comes and nothing can be read, the page says that it does not know and keeps the typed team', async () => {
  const { row } = await registerInVain('offline')
  expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
  expect(row(2).getByLabelText('SF ID')).toHaveValue(four.sfId)
})
