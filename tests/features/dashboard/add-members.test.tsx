import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import {
  addButton,
  errors,
  fill,
  membersHeld,
  namesIn,
  openEvents,
  reopen,
  team,
} from './openEvents'
import { storedDraft } from '../../storedDraft'
import { sentence } from '../../sentence'

const { teamLeader, longName } = people
const ADD = '/api/event/addMember'
const SMALL = 'India Calling'
const LARGE = 'Shuffle - Team'
const small = () => within(team(SMALL))
const large = () => within(team(LARGE))
const CLASSMATE = ['SF00024', 'classmate.four@festival.test'] as const
const more = (user: UserEvent) =>
  user.click(large().getByRole('button', { name: 'Increase How many' }))

/** Changes the registration on the server, before or after the page loads. */
function changeTeam(change: { memberIds?: number[]; leaderId?: number }) {
  festival.change(({ registrations }) => {
    for (const registration of registrations)
      if (registration.eventId === 23) Object.assign(registration, change)
  })
}

test('adds a member in any spelling; a full team loses the form and focuses the heading (Spec §2, §5)', async () => {
  const { user } = await openEvents(teamLeader)
  await fill(user, SMALL, '  sf00024 ', ' classmate.four@festival.test ')
  await user.click(addButton(SMALL))
  expect(await screen.findByText('Member added successfully')).toBeInTheDocument()
  await waitFor(() => expect(namesIn(SMALL)).toContain('Classmate Four SF00024'))
  expect(small().getByText('5 / 5 members')).toBeInTheDocument()
  expect(small().getByText('The team is full.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: SMALL })).toHaveFocus())
  expect(membersHeld(23, teamLeader)).toEqual([9, 10, 21, 22, 24])
  expect(festival.calls(ADD).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      eventId: 23,
      teamMembers: [{ sfId: 'SF00024', email: 'classmate.four@festival.test' }],
    }),
  ])
})

test('a leader whose stored session lacks the id can add members', async () => {
  const session = festival.sessionOf(longName)
  const stored = { ...session, user: { ...session.user, id: '' } }
  localStorage.setItem('userData', JSON.stringify(stored))
  renderApp('/dashboard?open=events')
  expect(await screen.findByText('16 places are free')).toBeInTheDocument()
})

test('a leader adds several members at once, as many as there are places (Spec §6)', async () => {
  const { user } = await openEvents(longName)
  expect(large().getByText('16 places are free')).toBeInTheDocument()
  await more(user)
  expect(large().getAllByLabelText('SF ID')).toHaveLength(2)
  await fill(user, LARGE, ...CLASSMATE)
  await fill(user, LARGE, 'SF00025', 'classmate.five@festival.test', 1)
  await user.click(large().getByRole('button', { name: 'Add members' }))
  await screen.findByText('Member added successfully')
  await waitFor(() => expect(namesIn(LARGE)).toHaveLength(6))
  expect(membersHeld(61, longName)?.slice(-2)).toEqual([24, 25])
  expect(large().getAllByLabelText('SF ID')).toHaveLength(1)
  expect(large().getByLabelText('SF ID')).toHaveValue('')
  // Nor when the modal is opened again.
  await reopen(user, 'Registered Events')
  expect(large().getByLabelText('SF ID')).toHaveValue('')
})

test('people in the box stay for the next time; lines that nobody understood are named in a toast', async () => {
  const { user } = await openEvents(longName)
  await more(user)
  await fill(user, LARGE, ...CLASSMATE)
  await fill(user, LARGE, 'SF00025', 'classmate.five@festival.test', 1)
  await user.click(large().getByRole('button', { name: 'Decrease How many' }))
  const box = () => large().getByLabelText('List of members')
  expect(box()).toHaveValue('SF00025 classmate.five@festival.test')
  await user.click(large().getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(namesIn(LARGE)).toHaveLength(5))
  await waitFor(() => expect(large().getByLabelText('SF ID')).toHaveValue(''))
  expect(large().getByText('1 in the box')).toBeInTheDocument()
  await user.type(box(), '{enter}Roll number 7')
  await user.click(large().getByRole('button', { name: 'Fill the rows' }))
  expect(large().getByLabelText('SF ID')).toHaveValue('SF00025')
  await user.click(large().getByRole('button', { name: 'Add' }))
  expect(await screen.findByText(sentence('Left out: Roll number 7'))).toBeInTheDocument()
  await waitFor(() => expect(namesIn(LARGE)).toHaveLength(6))
  await waitFor(() => expect(box()).toHaveValue(''))
})

test('who was added while the modal was closed is not in the rows any more; the box is as it was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(longName)
  await more(user)
  await fill(user, LARGE, ...CLASSMATE)
  await fill(user, LARGE, 'SF00025', 'classmate.five@festival.test', 1)
  await user.click(large().getByRole('button', { name: 'Decrease How many' }))
  festival.break(ADD, 'slow')
  await user.click(large().getByRole('button', { name: 'Add' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Member added successfully')
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  await waitFor(() => expect(namesIn(LARGE)).toHaveLength(5))
  expect(large().getByLabelText('SF ID')).toHaveValue('')
  expect(large().getByLabelText('List of members')).toHaveValue(
    'SF00025 classmate.five@festival.test',
  )
})

test('no more rows than free places are offered (Spec §5)', async () => {
  changeTeam({ memberIds: [9, 10, 21] })
  const { user } = await openEvents(teamLeader)
  const plus = small().getByRole('button', { name: 'Increase How many' })
  await user.click(plus)
  expect(plus).toHaveAttribute('aria-disabled', 'true')
  await user.click(plus)
  expect(small().getAllByLabelText('SF ID')).toHaveLength(2)
})

test('requires both fields, focuses the first error, shows none on Tab, rejects duplicates (Spec §5)', async () => {
  const { user } = await openEvents(teamLeader)
  const [sfId, email] = [small().getByLabelText('SF ID'), small().getByLabelText('Email')]
  await user.click(sfId)
  await user.tab()
  await user.tab()
  expect(small().queryByText('Required')).not.toBeInTheDocument()
  await user.click(addButton(SMALL))
  await waitFor(() => expect(sfId).toHaveAccessibleDescription('Required'))
  expect(email).toHaveAccessibleDescription('Required')
  await waitFor(() => expect(sfId).toHaveFocus())
  expect(festival.calls(ADD)).toEqual([])
  await user.type(sfId, 'SF00024')
  await waitFor(() => expect(sfId).not.toHaveAccessibleDescription())
  await user.type(email, 'TEAM.member@festival.test')
  await user.click(addButton(SMALL))
  const taken = 'This email is already in your team'
  await waitFor(() => expect(email).toHaveAccessibleDescription(taken))
  expect(festival.calls(ADD)).toEqual([])
})

test('rejects a former leader, and the card shows the new leader (Spec §5, §8)', async () => {
  const { user } = await openEvents(teamLeader)
  await fill(user, SMALL, ...CLASSMATE)
  changeTeam({ leaderId: people.teamMember.id })
  await user.click(addButton(SMALL))
  const message = "You are not the leader so you can't add a member"
  await waitFor(() => expect(errors()).toEqual([message]))
  const led = 'Team Member leads this team. Only the leader can change the team.'
  expect(await small().findByText(sentence(led))).toBeInTheDocument()
  expect(small().queryByRole('textbox')).not.toBeInTheDocument()
})

test('several typed rows survive closing the modal and a reload', async () => {
  const { user, unmount } = await openEvents(longName)
  await more(user)
  await fill(user, LARGE, 'SF00024', 'half@')
  await fill(user, LARGE, 'SF00025', 'two@festival.test', 1)
  const typed = () =>
    large()
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('value'))
  const rows = ['SF00024', 'half@', 'SF00025', 'two@festival.test']
  await reopen(user, 'Registered Events')
  expect(typed()).toEqual(rows)
  unmount()
  renderApp('/dashboard?open=events', { as: longName })
  await screen.findByRole('article', { name: LARGE })
  expect(typed()).toEqual(rows)
})

test('sends a new member once even if the modal is closed, and empties the rows afterwards (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(teamLeader)
  festival.break(ADD, 'slow')
  await fill(user, SMALL, ...CLASSMATE)
  await user.dblClick(addButton(SMALL))
  await user.click(await small().findByRole('button', { name: 'Adding...' }))
  await reopen(user, 'Registered Events')
  await user.click(small().getByRole('button', { name: 'Adding...' }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await screen.findByText('Member added successfully')
  expect(await small().findByText('The team is full.')).toBeInTheDocument()
  expect(JSON.stringify(storedDraft('add-members:23', 'SF00009'))).not.toContain('SF00024')
  expect(festival.calls(ADD)).toHaveLength(1)
})
