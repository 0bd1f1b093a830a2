import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import {
  classmate,
  dialogIsGone,
  openRegistration,
  registrationsSent,
  reopenRegistration,
  teamsIn,
} from './openRegistration'
import { putDraft, storedDraft } from '../../storedDraft'
import { sentence } from '../../sentence'

const leader = people.paidStudent
const four = classmate(4)
const five = classmate(5)

test('a leader registers a team of three (Spec §2, §7)', async () => {
  const team = await openRegistration(leader, 'Dance', 'Centrifuge')
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
  expect(registrationsSent()).toEqual([
    {
      token: festival.sessionOf(leader).token,
      eventCity: 'KGP',
      eventId: 1,
      teamMembers: [
        { sfId: leader.sfId, email: leader.email },
        { sfId: four.sfId, email: four.email },
        { sfId: five.sfId, email: five.email },
      ],
    },
  ])
  expect(teamsIn(1)).toEqual([[leader.id, four.id, five.id]])
})

test.each([
  ['Literary', 'Dumb C', 3, 3, 'Exactly 3'],
  ['Quiz', 'SpEnt', 1, 4, 'From 1 to 4'],
])(
  '%s, %s: a team has at least %i and at most %i (Spec §2, §4, §9)',
  async (genre, name, min, max, message) => {
    const modal = await openRegistration(leader, genre, name)
    const { grow, rows, size } = modal
    expect(modal.form.getByText(message)).toBeInTheDocument()
    expect(size()).toBe(min)
    expect(rows()).toHaveLength(min - 1)
    await grow(max - min)
    expect(size()).toBe(max)
    expect(rows()).toHaveLength(max - 1)
    expect(modal.form.getByRole('button', { name: /^Increase/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

test('the largest team has 34 rows, and all of them are sent (Spec §4)', async () => {
  festival.change((state) => {
    const [sample] = state.accounts
    for (let id = 101; id <= 134 && sample; id += 1) {
      state.accounts.push({ ...sample, id, sfId: `SF00${id}`, email: `extra.${id}@festival.test` })
    }
  })
  const draft = Array.from({ length: 34 }, (_, index) => ({
    sfId: `sf00${101 + index}`,
    email: `extra.${101 + index}@festival.test`,
  }))
  const fields = { members: JSON.stringify(draft) }
  putDraft('registration:17', fields, { owner: leader.sfId })
  const { rows, row, send } = await openRegistration(leader, 'Dramatics', 'Rangmanch')
  expect(rows()).toHaveLength(34)
  expect(row(35).getByLabelText('SF ID')).toHaveValue('sf00134')
  await send()
  await screen.findByText('Registered successfully')
  expect(teamsIn(17)[0]).toHaveLength(35)
})

test('a smaller team moves its last member into the box, and registers without them', async () => {
  const team = await openRegistration(leader, 'Quiz', 'SpEnt')
  const { grow, shrink, fill, rows, row, send } = team
  await grow(2)
  await fill(2, four.sfId, four.email)
  await fill(3, five.sfId, five.email)
  await shrink(1)
  expect(rows()).toHaveLength(1)
  expect(team.form.getByLabelText('List of members')).toHaveValue(`${five.sfId} ${five.email}`)
  await grow(1)
  expect(row(3).getByLabelText('SF ID')).toHaveValue('')
  await shrink(1)
  await send()
  await screen.findByText('Registered successfully')
  expect(screen.getByText(sentence(`Left out: ${five.sfId} ${five.email}`))).toBeInTheDocument()
  expect(teamsIn(34)).toEqual([[leader.id, four.id]])
})

const REFUSAL = 'Invalid member details: SF99999 and nobody@festival.test'

/** Centrifuge with four members: one more than it needs. */
async function typeATeam() {
  const team = await openRegistration(leader, 'Dance', 'Centrifuge')
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
  await user.click(reopened.form.getByRole('button', { name: 'Bring back the last team' }))
  // Another press would overwrite what is corrected now.
  expect(reopened.form.queryByText('Bring back the last team')).not.toBeInTheDocument()
  expect(reopened.size()).toBe(4)
  expect(reopened.row(2).getByLabelText('SF ID')).toHaveValue(four.sfId)
  expect(reopened.row(4).getByLabelText('Email')).toHaveValue('nobody@festival.test')
  await reopened.shrink(1)
  await reopened.send()
  await screen.findByText('Registered successfully')
  expect(teamsIn(1)).toEqual([[leader.id, four.id, five.id]])
})

test('a team that is registered already is not offered again after the refusal', async () => {
  const { send } = await typeATeam()
  festival.change(({ registrations }) => {
    const [first] = registrations
    const ids = { leaderId: leader.id, memberIds: [leader.id, four.id] }
    if (first) registrations.push({ ...first, id: 99, eventId: 1, ...ids })
  })
  await send()
  await dialogIsGone('Centrifuge')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Register for Centrifuge' })).toBeNull(),
  )
  expect(storedDraft('refused-team:1', leader.sfId)).toEqual({})
})
