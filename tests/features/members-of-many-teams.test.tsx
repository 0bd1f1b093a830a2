import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, sfIdOf } from '@mocks/people'
import { stubNavigator } from '../stubNavigator'
import { renderApp } from '../renderApp'
import { sentence } from '../sentence'
import { openRegistration, registrationsSent } from './events/openRegistration'

const { student } = people
/** "India Calling" of the mock server, in which the student is not. */
const OTHER_EVENT = 23
const FIRST_ID = 3_000

/** Puts the student into a team with people of these names. */
function joinTeamOf(names: string[], { withoutMail = false } = {}) {
  festival.change((state) => {
    const [someone] = state.accounts
    if (!someone) throw new Error('The mock server has no accounts')
    const ids = names.map((_, index) => FIRST_ID + index)
    for (const [index, id] of ids.entries()) {
      const email = `person.${id}@festival.test`
      state.accounts.push({ ...someone, id, sfId: sfIdOf(id), name: names[index] ?? '', email })
    }
    state.registrations.push({
      id: 950,
      eventId: OTHER_EVENT,
      event_city: 'KGP',
      leaderId: student.id,
      memberIds: [student.id, ...ids],
      withoutMail: withoutMail ? ids : [],
    })
  })
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Person ${index}`)

async function personButtons() {
  const list = await screen.findByRole('list', { name: 'From your teams' })
  return within(list).getAllByRole('button')
}

test('shows twelve people of the user’s teams, and the others after Show more', async () => {
  joinTeamOf(numbered(20))
  const { user } = await openRegistration(student, 'Dance', 'Centrifuge')
  expect(await personButtons()).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await personButtons()).toHaveLength(20)
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('group', { name: 'From your teams' })).toHaveFocus())
})

test.each(['Longestname '.repeat(5).trim(), 'র‍্যামেশ্বরী চট্টোপাধ্যায়'])(
  'adds somebody called %s and announces the whole name',
  async (name) => {
    joinTeamOf([name])
    const { user, row } = await openRegistration(student, 'Dance', 'Centrifuge')
    await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
    expect(row(2).getByLabelText('SF ID')).toHaveValue(sfIdOf(FIRST_ID))
    expect(screen.getByText(sentence(`${name} added as member 2`))).toBeInTheDocument()
  },
)

test('does not send a team while the email of a person from another team is missing', async () => {
  joinTeamOf(numbered(2), { withoutMail: true })
  const { user, row, send } = await openRegistration(student, 'Dance', 'Centrifuge')
  await user.click(await screen.findByRole('button', { name: /^All 2 of/ }))
  await send()
  await waitFor(() => expect(row(2).getByLabelText('Email')).toHaveFocus())
  expect(row(2).getByLabelText('Email')).toHaveAccessibleDescription('Required')
  expect(registrationsSent()).toEqual([])
})

test('fills 33 rows from one pasted list and sends them in its order', async () => {
  festival.change(({ events }) => {
    const event = events.flatMap((group) => group.events).find(({ name }) => name === 'Centrifuge')
    Object.assign(event ?? {}, { max_participation: 34 })
  })
  joinTeamOf(numbered(33))
  const members = numbered(33).map((_, index) => ({
    sfId: sfIdOf(FIRST_ID + index),
    email: `person.${FIRST_ID + index}@festival.test`,
  }))
  const { user, row, rows, size, send } = await openRegistration(student, 'Dance', 'Centrifuge')
  await user.click(row(2).getByLabelText('SF ID'))
  await user.paste(members.map(({ sfId, email }) => `${sfId} ${email}`).join('\n'))
  expect(size()).toBe(34)
  expect(rows()).toHaveLength(33)
  await send()
  await waitFor(() => expect(registrationsSent()).toHaveLength(1))
  const currentUser = { sfId: student.sfId, email: student.email }
  expect(registrationsSent()).toMatchObject([{ teamMembers: [currentUser, ...members] }])
})

test('sends the user’s details to the share sheet of a phone', async () => {
  const share = vi.fn(() => Promise.resolve())
  stubNavigator({ share })
  const { user } = renderApp('/dashboard?open=profile', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({
    title: 'My festival details',
    text: 'SF00007 student@festival.test (Sample Student)',
  })
})
