import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { sentence } from '../../sentence'
import { errors, membersHeld, namesIn, openEvents, team } from './openEvents'

const { student, teamLeader } = people
const LEAVE = '/api/event/deregister/member'
const LIST = '/api/user/registered_events'
const large = () => within(team('India Calling'))
const full = () => within(team('Dumb C'))

/** The confirmation over the modal, once it is open. */
const question = (name: string) => screen.findByRole('alertdialog', { name })

/** Presses the button of a solo event, and confirms. */
async function leave(user: UserEvent, event: string) {
  await user.click(await screen.findByRole('button', { name: `Deregister from ${event}` }))
  const dialog = await question('Deregister?')
  await user.click(within(dialog).getByRole('button', { name: 'Deregister' }))
  return dialog
}

test('a student leaves a solo event after one confirmation (Spec §2, §6, §7)', async () => {
  const { user } = await openEvents(student)
  const button = screen.getByRole('button', { name: 'Deregister from Nrityakala' })
  await user.click(button)
  expect(festival.calls(LEAVE)).toEqual([])
  const dialog = within(await question('Deregister?'))
  expect(dialog.getByText('You will lose your place in Nrityakala.')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Deregister' }))
  expect(await screen.findByText('Deregistered successfully')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(membersHeld(2, student)).toBeUndefined()
  expect(festival.calls(LEAVE).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      eventId: 2,
      memberToDeregister: [{ email: 'student@festival.test', sfId: 'SF00007' }],
    }),
  ])
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Solo' })).toHaveFocus())
  await waitFor(() => expect(festival.calls(LIST)).toHaveLength(2))
  // The list is never replaced by anything else.
  expect(screen.getByRole('button', { name: 'Deregister from Poetry Slam' })).toBeInTheDocument()
})

test('after the last event the list says None yet, and the focus stays in the modal', async () => {
  const { user } = await openEvents(student)
  for (const name of ['Nrityakala', 'Poetry Slam']) {
    await leave(user, name)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }
  expect(await screen.findByText('None yet')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
})

test('shows one busy event while deregistering, sends once, and lets the modal be closed (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(student)
  festival.break(LEAVE, 'slow')
  const dialog = within(await leave(user, 'Nrityakala'))
  const busy = await dialog.findByRole('button', { name: 'Deregistering...' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await user.click(busy)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await leave(user, 'Poetry Slam')
  await user.keyboard('{Escape}')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(await screen.findByText('Deregistered successfully')).toBeInTheDocument()
  expect(festival.calls(LEAVE)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  expect(await screen.findByText('None yet')).toBeInTheDocument()
})

test('a leader removes one member (Spec §6)', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(large().getByRole('button', { name: 'Remove Classmate One' }))
  const dialog = within(await question('Remove member?'))
  const message = 'Classmate One will lose the place in your team for India Calling.'
  expect(dialog.getByText(sentence(message))).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Remove member' }))
  expect(await screen.findByText('Member removed successfully')).toBeInTheDocument()
  expect(await large().findByText('3 / 5 members')).toBeInTheDocument()
  expect(namesIn('India Calling').join()).not.toContain('Classmate One')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'India Calling' })).toHaveFocus())
  expect(membersHeld(23, teamLeader)).toEqual([9, 10, 22])
})

test('a leader ticks several members and removes them at once (Spec §6, §7)', async () => {
  // So that a third member could be removed, and is not.
  festival.change(({ registrations }) => {
    for (const registration of registrations) registration.withoutMail = []
  })
  const { user } = await openEvents(teamLeader)
  const tick = (name: RegExp) => large().getByRole('checkbox', { name })
  expect(large().queryByRole('button', { name: /^Remove \d/ })).not.toBeInTheDocument()
  await user.click(tick(/Team Member/))
  expect(large().getByRole('button', { name: 'Remove 1 member' })).toBeInTheDocument()
  await user.click(large().getByRole('button', { name: 'Untick all' }))
  expect(tick(/Team Member/)).not.toBeChecked()
  expect(large().queryByRole('button', { name: 'Remove 1 member' })).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'India Calling' })).toHaveFocus())
  await user.click(tick(/Team Member/))
  await user.click(tick(/Classmate One/))
  await user.click(large().getByRole('button', { name: 'Remove 2 members' }))
  const dialog = within(await question('Remove 2 members?'))
  expect(
    dialog.getByText(sentence(/^Team Member and Classmate One will lose their place/)),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remove 2 members' }))
  await screen.findByText('Member removed successfully')
  expect(membersHeld(23, teamLeader)).toEqual([9, 22])
  expect(festival.calls(LEAVE)).toMatchObject([
    {
      body: {
        eventId: 23,
        memberToDeregister: [
          { email: 'team.member@festival.test', sfId: 'SF00010' },
          { email: 'classmate.one@festival.test', sfId: 'SF00021' },
        ],
      },
    },
  ])
  await waitFor(() =>
    expect(large().queryByRole('button', { name: /^Remove \d/ })).not.toBeInTheDocument(),
  )
})

test('a leader ends the team for everybody, after seeing all names (Spec §2, §6)', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(full().getByRole('button', { name: 'Deregister team from Dumb C' }))
  const dialog = within(await question('Deregister team?'))
  const message =
    'Your team will be taken out of Dumb C. All 3 members lose their place: Team Leader, Team Member and Classmate One.'
  expect(dialog.getByText(sentence(message))).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Deregister team' }))
  expect(await screen.findByText('Team deregistered successfully')).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Dumb C' })).not.toBeInTheDocument(),
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Group' })).toHaveFocus())
  expect(membersHeld(19, teamLeader)).toBeUndefined()
})

test('a team at its minimum size stays unchanged, and the server’s reason is shown', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(full().getByRole('button', { name: 'Remove Team Member' }))
  const dialog = within(await question('Remove member?'))
  await user.click(dialog.getByRole('button', { name: 'Remove member' }))
  await waitFor(() => expect(errors()).toEqual(['A team needs at least 3 members']))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(full().getByText('3 / 3 members')).toBeInTheDocument()
  // The data may be outdated, so it is refetched.
  await waitFor(() => expect(festival.calls(LIST)).toHaveLength(2))
})

test('nobody can leave a solo event before their own email has loaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/getUser', 'slow')
  const { token, user } = festival.sessionOf(teamLeader)
  localStorage.setItem('userData', JSON.stringify({ token, user: { ...user, email: '' } }))
  renderApp('/dashboard?open=events')
  const button = await screen.findByRole('button', { name: 'Deregister from Impromptu' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/your email has not loaded/)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(button).toBeEnabled())
})
