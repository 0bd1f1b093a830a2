import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { addButton, fill } from './addMembers'
import { errors, membersHeld, namesIn, openEvents, team } from './openEvents'

const { teamLeader, longName } = people

test('a leader adds a member; spaces and small letters do not matter', async () => {
  const { user } = await openEvents(teamLeader)
  await fill(user, 'India Calling', '  sf00024 ', ' classmate.four@festival.test ')
  await user.click(addButton('India Calling'))
  expect(await screen.findByText('Member added successfully')).toBeInTheDocument()
  await waitFor(() => expect(namesIn('India Calling')).toContain('Classmate Four SF00024'))
  expect(membersHeld(23, teamLeader)).toEqual([9, 10, 21, 22, 24])
  expect(festival.calls('/api/event/addMember').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      eventId: 23,
      teamMembers: [{ sfId: 'SF00024', email: 'classmate.four@festival.test' }],
    }),
  ])
})

test('with the last place taken the form goes, and the focus is not lost', async () => {
  const { user } = await openEvents(teamLeader)
  await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
  await user.click(addButton('India Calling'))
  expect(await within(team('India Calling')).findByText('The team is full.')).toBeInTheDocument()
  expect(within(team('India Calling')).getByText('5 / 5 members')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'India Calling' })).toHaveFocus()
})

test('a leader adds several members at once, as many as there are places', async () => {
  const { user } = await openEvents(longName)
  const card = within(team('Shuffle - Team'))
  expect(card.getByText('16 places are free')).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Increase How many' }))
  expect(card.getAllByLabelText('SF-ID')).toHaveLength(2)
  await fill(user, 'Shuffle - Team', 'SF00024', 'classmate.four@festival.test')
  await fill(user, 'Shuffle - Team', 'SF00025', 'classmate.five@festival.test', 1)
  await user.click(card.getByRole('button', { name: 'Add members' }))
  await screen.findByText('Member added successfully')
  await waitFor(() => expect(namesIn('Shuffle - Team')).toHaveLength(6))
  expect(membersHeld(61, longName)?.slice(-2)).toEqual([24, 25])
  expect(card.getAllByLabelText('SF-ID')).toHaveLength(1)
  expect(card.getByLabelText('SF-ID')).toHaveValue('')
})

test('no more rows than free places are offered', async () => {
  festival.change((state) => {
    const registration = state.registrations.find(({ eventId }) => eventId === 23)
    if (registration) registration.memberIds = [9, 10, 21]
  })
  const { user } = await openEvents(teamLeader)
  const card = within(team('India Calling'))
  const more = card.getByRole('button', { name: 'Increase How many' })
  await user.click(more)
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await user.click(more)
  expect(card.getAllByLabelText('SF-ID')).toHaveLength(2)
})

test('both fields are needed, and the first mistake takes the focus', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(addButton('India Calling'))
  const [sfId, email] = [/SF-ID/, /Email/].map((label) =>
    within(team('India Calling')).getByLabelText(label),
  )
  await waitFor(() => expect(sfId).toHaveAccessibleDescription('Required'))
  expect(email).toHaveAccessibleDescription('Required')
  await waitFor(() => expect(sfId).toHaveFocus())
  expect(festival.calls('/api/event/addMember')).toHaveLength(0)
})

test('a leader who only tabs through the form is told of no mistakes', async () => {
  const { user } = await openEvents(teamLeader)
  const sfId = within(team('India Calling')).getByLabelText('SF-ID')
  await user.click(sfId)
  await user.tab()
  await user.tab()
  expect(within(team('India Calling')).queryByText('Required')).not.toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sfId).toHaveAccessibleDescription('Required'))
  await user.type(sfId, 'SF00024')
  await waitFor(() => expect(sfId).not.toHaveAccessibleDescription())
})

test.each([
  ['own SF id', ' sf00009', 'x@festival.test', 'SF-ID', 'This SF id is already in your team'],
  [
    'a SF id of the team',
    'SF00022',
    'x@festival.test',
    'SF-ID',
    'This SF id is already in your team',
  ],
  [
    'a mail of the team',
    'SF00024',
    'TEAM.member@festival.test',
    'Email',
    'This mail is already in your team',
  ],
  ['half a mail', 'SF00024', 'tanvi@', 'Email', 'Invalid email'],
])('%s is caught at the row, before anything is sent', async (_what, sfId, email, label, words) => {
  const { user } = await openEvents(teamLeader)
  await fill(user, 'India Calling', sfId, email)
  await user.click(addButton('India Calling'))
  await waitFor(() =>
    expect(within(team('India Calling')).getByLabelText(label)).toHaveAccessibleDescription(words),
  )
  expect(festival.calls('/api/event/addMember')).toHaveLength(0)
})

test('the same person in two rows is caught at the second', async () => {
  const { user } = await openEvents(longName)
  const card = within(team('Shuffle - Team'))
  await user.click(card.getByRole('button', { name: 'Increase How many' }))
  await fill(user, 'Shuffle - Team', 'SF00024', 'classmate.four@festival.test')
  await fill(user, 'Shuffle - Team', 'sf00024', 'classmate.FOUR@festival.test', 1)
  await user.click(card.getByRole('button', { name: 'Add members' }))
  const [first, second] = card.getAllByLabelText('SF-ID')
  await waitFor(() =>
    expect(second).toHaveAccessibleDescription('This SF id is already in your team'),
  )
  expect(first).not.toHaveAccessibleDescription()
  expect(festival.calls('/api/event/addMember')).toHaveLength(0)
})

test('while it works the button says so, and pressing it again sends nothing more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(teamLeader)
  festival.break('/api/event/addMember', 'slow')
  await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
  await user.dblClick(addButton('India Calling'))
  const busy = await within(team('India Calling')).findByRole('button', { name: 'Adding...' })
  await user.click(busy)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Member added successfully')
  expect(festival.calls('/api/event/addMember')).toHaveLength(1)
})

test('a person of another team, and an unknown one, are refused in the words of the server', async () => {
  const { user } = await openEvents(longName)
  await fill(user, 'Shuffle - Team', 'SF00024', 'somebody@festival.test')
  await user.click(addButton('Shuffle - Team'))
  await waitFor(() =>
    expect(errors()).toEqual(['Invalid member details: SF00024 and somebody@festival.test']),
  )
  expect(within(team('Shuffle - Team')).getByLabelText('SF-ID')).toHaveValue('SF00024')
})

test('whoever is no longer the leader is told so, and the card shows it', async () => {
  const { user } = await openEvents(teamLeader)
  await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
  festival.change((state) => {
    const registration = state.registrations.find(({ eventId }) => eventId === 23)
    if (registration) registration.leaderId = people.teamMember.id
  })
  await user.click(addButton('India Calling'))
  await waitFor(() =>
    expect(errors()).toEqual(["You are not the leader so you can't add a member"]),
  )
  expect(
    await within(team('India Calling')).findByText(
      'Team Member leads this team. Only the leader can change the team.',
    ),
  ).toBeInTheDocument()
  expect(within(team('India Calling')).queryByRole('textbox')).not.toBeInTheDocument()
})
