import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import {
  classmate,
  dialogIsGone,
  openRegistration,
  registrationsSent,
  teamsIn,
} from './openRegistration'

const leader = people.paidStudent
const four = classmate(4)
const five = classmate(5)
const six = classmate(6)

test('a leader registers a team of three', async () => {
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
      teamMembers: [leader, four, five].map(({ sfId, email }) => ({ sfId, email })),
    },
  ])
  expect(teamsIn(1)).toEqual([[leader.id, four.id, five.id]])
})

test('SF ids are trimmed and sent in capitals, emails are trimmed and keep their case', async () => {
  const { fill, send } = await openRegistration(leader, 'Dance', 'Two For A Tango')
  await fill(2, ` ${four.sfId.toLowerCase()}  `, `  ${four.email.toUpperCase()} `)
  await send()
  await screen.findByText('Registered successfully')
  expect(registrationsSent()).toMatchObject([
    { teamMembers: [{}, { sfId: four.sfId, email: four.email.toUpperCase() }] },
  ])
  await dialogIsGone('Two For A Tango')
  expect(sessionStorage.getItem(`draft:registration:${leader.sfId}:5`) ?? '').not.toContain(
    four.sfId,
  )
})

test('a quiz may be played alone: a team of one has no rows', async () => {
  const modal = await openRegistration(leader, 'Quiz', 'SpEnt')
  const { rows, size, send } = modal
  expect(modal.form.getByText('From 1 to 4')).toBeInTheDocument()
  expect(size()).toBe(1)
  expect(rows()).toHaveLength(0)
  await send()
  await screen.findByText('Registered successfully')
  expect(teamsIn(34)).toEqual([[leader.id]])
})

test.each([
  ['Dance', 'Two For A Tango', 2, 2, 'Exactly 2'],
  ['Literary', 'Dumb C', 3, 3, 'Exactly 3'],
  ['Quiz', 'SpEnt', 1, 4, 'From 1 to 4'],
  ['Literary', 'Jumble The Good Word', 1, 2, 'From 1 to 2'],
  ['Fashion', 'Navyata', 4, 20, 'From 4 to 20'],
  ['Dramatics', 'Nukkad', 6, 27, 'From 6 to 27'],
])('%s, %s: a team has at least %i and at most %i', async (genre, name, min, max, words) => {
  const modal = await openRegistration(leader, genre, name)
  const { grow, rows, size } = modal
  expect(modal.form.getByText(words)).toBeInTheDocument()
  expect(size()).toBe(min)
  expect(rows()).toHaveLength(min - 1)
  expect(modal.form.getByRole('button', { name: /^Decrease/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await grow(max - min)
  expect(size()).toBe(max)
  expect(rows()).toHaveLength(max - 1)
  expect(modal.form.getByRole('button', { name: /^Increase/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('the largest team has 34 rows, and all of them are sent', async () => {
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
  sessionStorage.setItem(
    `draft:registration:${leader.sfId}:17`,
    JSON.stringify({ size: '35', members: JSON.stringify(draft) }),
  )
  const { rows, row, send } = await openRegistration(leader, 'Dramatics', 'Rangmanch')
  expect(rows()).toHaveLength(34)
  expect(row(35).getByLabelText('SF ID')).toHaveValue('sf00134')
  await send()
  await screen.findByText('Registered successfully')
  expect(teamsIn(17)[0]).toHaveLength(35)
})

test('rows beyond the chosen size come back with a larger team, and are neither checked nor sent', async () => {
  const { grow, shrink, fill, rows, row, send } = await openRegistration(leader, 'Quiz', 'SpEnt')
  await grow(2)
  await fill(2, four.sfId, four.email)
  await fill(3, 'half', '')
  await shrink(1)
  expect(rows()).toHaveLength(1)
  await grow(1)
  expect(row(3).getByLabelText('SF ID')).toHaveValue('half')
  await shrink(1)
  await send()
  await screen.findByText('Registered successfully')
  expect(teamsIn(34)).toEqual([[leader.id, four.id]])
})

test('an empty or half-filled row is refused at its field, and nothing is sent', async () => {
  const modal = await openRegistration(leader, 'Dance', 'Centrifuge')
  const { fill, row, send } = modal
  await fill(2, four.sfId, '   ')
  await send()
  await waitFor(() =>
    expect(row(2).getByLabelText('Email')).toHaveAccessibleDescription('Required'),
  )
  expect(row(2).getByLabelText('SF ID')).not.toHaveAttribute('aria-invalid')
  expect(modal.form.getAllByText('Required')).toHaveLength(3)
  await waitFor(() => expect(row(2).getByLabelText('Email')).toHaveFocus())
  expect(registrationsSent()).toEqual([])
})

test.each([
  ['written the same', four.sfId],
  ['in small letters with spaces', ` ${four.sfId.toLowerCase()} `],
])('the same SF id twice (%s) is refused at the second row', async (_how, again) => {
  const { fill, row, send } = await openRegistration(leader, 'Dance', 'Centrifuge')
  await fill(2, four.sfId, four.email)
  await fill(3, again, five.email)
  await send()
  const second = row(3).getByLabelText('SF ID')
  await waitFor(() =>
    expect(second).toHaveAccessibleDescription('This SF ID is already in your team'),
  )
  await waitFor(() => expect(second).toHaveFocus())
  expect(row(2).getByLabelText('SF ID')).not.toHaveAttribute('aria-invalid')
  expect(registrationsSent()).toEqual([])
})

test("the leader's own SF id and email are refused in a row", async () => {
  const { fill, row, send } = await openRegistration(leader, 'Dance', 'Two For A Tango')
  await fill(2, leader.sfId.toLowerCase(), leader.email.toUpperCase())
  await send()
  await waitFor(() =>
    expect(row(2).getByLabelText('SF ID')).toHaveAccessibleDescription(
      'This SF ID is already in your team',
    ),
  )
  expect(row(2).getByLabelText('Email')).toHaveAccessibleDescription(
    'This email is already in your team',
  )
  expect(registrationsSent()).toEqual([])
})

test('what is typed survives a reload, for this person and this event alone', async () => {
  const before = await openRegistration(leader, 'Dance', 'Centrifuge')
  await before.grow(1)
  await before.fill(4, six.sfId, six.email)

  const other = await openRegistration(leader, 'Dance', 'Shuffle - Team')
  expect(other.size()).toBe(3)
  expect(other.row(2).getByLabelText('SF ID')).toHaveValue('')

  const after = await openRegistration(leader, 'Dance', 'Centrifuge')
  expect(after.size()).toBe(4)
  expect(after.row(4).getByLabelText('Email')).toHaveValue(six.email)

  const someone = await openRegistration(people.student, 'Dance', 'Centrifuge')
  expect(someone.size()).toBe(3)
})

test('logging out removes what was typed about other people', async () => {
  const team = await openRegistration(people.teamLeader, 'Dance', 'Centrifuge')
  await team.fill(2, 'SF65999', 'somebody@festival.test')
  await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('somebody@festival.test'))
  await team.user.click(screen.getByRole('button', { name: 'Close' }))
  await team.user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await team.user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() =>
    expect(JSON.stringify(sessionStorage)).not.toContain('somebody@festival.test'),
  )
})
