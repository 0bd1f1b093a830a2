import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { sentence } from '../../sentence'
import { namesIn, openEvents, team } from './openEvents'

const { student, teamLeader, teamMember, paidStudent } = people
const large = () => within(team('India Calling'))

test('solo events stand under Solo, teams with their size under Group (Spec §2)', async () => {
  await openEvents(teamLeader)
  const solo = within(screen.getByRole('region', { name: 'Solo' }))
  expect(solo.getAllByRole('listitem')).toHaveLength(1)
  expect(solo.getByText('Impromptu')).toBeInTheDocument()
  const group = within(screen.getByRole('region', { name: 'Group' }))
  expect(group.getAllByRole('article')).toHaveLength(2)
  expect(large().getByText('4 / 5 members')).toBeInTheDocument()
  expect(within(team('Dumb C')).getByText('3 / 3 members')).toBeInTheDocument()
  expect(namesIn('India Calling')).toEqual([
    'Team Leader (you) SF00009',
    'Team Member SF00010',
    'Classmate One SF00021',
    'Classmate Two SF00022',
  ])
})

test('a leader can end the team, remove members with a known email, and fill free places (Spec §2, §5)', async () => {
  await openEvents(teamLeader)
  expect(large().getByText('Leader')).toBeInTheDocument()
  const remove = large().getAllByRole('button', { name: /^Remove / })
  expect(remove.map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Remove Team Member',
    'Remove Classmate One',
    'Remove Classmate Two',
  ])
  expect(remove[1]).toBeEnabled()
  expect(remove[2]).toBeDisabled()
  expect(remove[2]).toHaveAccessibleDescription('Cannot be removed here: their email is not known.')
  expect(large().queryByRole('checkbox', { name: /Classmate Two/ })).not.toBeInTheDocument()
  expect(large().getByRole('button', { name: /^Deregister team/ })).toBeEnabled()
  expect(large().getByRole('heading', { name: 'Add a member' })).toBeInTheDocument()
  // A full team has no form.
  const full = within(team('Dumb C'))
  expect(full.getByText('The team is full.')).toBeInTheDocument()
  expect(full.queryByRole('textbox')).not.toBeInTheDocument()
  expect(full.getByRole('button', { name: /^Deregister team/ })).toBeEnabled()
})

test('a member sees who leads the team, and can change nothing (Spec §2, §5, §6)', async () => {
  await openEvents(teamMember)
  const message = 'Team Leader leads this team. Only the leader can change the team.'
  expect(large().getByText(sentence(message))).toBeInTheDocument()
  expect(large().getByText('Leader')).toBeInTheDocument()
  for (const role of ['button', 'checkbox', 'textbox']) {
    expect(large().queryByRole(role)).not.toBeInTheDocument()
  }
  expect(namesIn('India Calling')).toContain('Team Member (you) SF00010')
})

test('a user without a solo event or without a team sees where to find one', async () => {
  const { unmount } = await openEvents(teamMember)
  const solo = within(screen.getByRole('region', { name: 'Solo' }))
  expect(solo.getByText(/No solo events yet/)).toBeInTheDocument()
  expect(solo.getByRole('link', { name: 'Find one' })).toHaveAttribute('href', '/events')
  unmount()
  await openEvents(student)
  const group = within(screen.getByRole('region', { name: 'Group' }))
  expect(group.getByText(/No group events yet/)).toBeInTheDocument()
})

test('a user without any event gets a link to the events', async () => {
  const { user, at } = renderApp('/dashboard?open=events', { as: paidStudent })
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  expect(await modal.findByText('None yet')).toBeInTheDocument()
  await user.click(modal.getByRole('link', { name: 'Find an event' }))
  await waitFor(() => expect(at()).toBe('/events'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('the modal says Loading while the list is loading', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/registered_events', 'slow')
  renderApp('/dashboard?open=events', { as: student })
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  expect(modal.getByText('Loading')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await modal.findByText('Nrityakala')).toBeInTheDocument()
})
