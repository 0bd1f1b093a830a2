import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { errors, membersHeld, namesIn, openEvents, signOutElsewhere, team } from './openEvents'

const { student, teamLeader } = people

/** The question over the modal, once it is there. */
function question(name: string) {
  return screen.findByRole('alertdialog', { name })
}

test('a student leaves a solo event after being asked once', async () => {
  const { user } = await openEvents(student)
  await user.click(screen.getByRole('button', { name: 'Deregister from Nrityakala' }))
  expect(festival.calls('/api/event/deregister/member')).toHaveLength(0)
  const asked = within(await question('Deregister?'))
  expect(asked.getByText('You will lose your place in Nrityakala.')).toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Deregister' }))
  expect(await screen.findByText('Deregistered successfully')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(
    screen.queryByRole('button', { name: 'Deregister from Nrityakala' }),
  ).not.toBeInTheDocument()
  expect(membersHeld(2, student)).toBeUndefined()
  expect(festival.calls('/api/event/deregister/member').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      eventId: 2,
      memberToDeregister: [{ email: 'student@festival.test', sfId: 'SF00007' }],
    }),
  ])
})

test('after leaving an event the focus is at the head of the list, and the list is fetched anew', async () => {
  const { user } = await openEvents(student)
  await user.click(screen.getByRole('button', { name: 'Deregister from Nrityakala' }))
  await user.click(
    within(await question('Deregister?')).getByRole('button', { name: 'Deregister' }),
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Solo' })).toHaveFocus())
  await waitFor(() => expect(festival.calls('/api/user/registered_events')).toHaveLength(2))
  // Not for a moment does anything else stand in the list's place.
  expect(screen.getByRole('button', { name: 'Deregister from Poetry Slam' })).toBeInTheDocument()
})

test('somebody who leaves the last event is shown the way to others', async () => {
  const { user } = await openEvents(student)
  for (const name of ['Nrityakala', 'Poetry Slam']) {
    await user.click(screen.getByRole('button', { name: `Deregister from ${name}` }))
    await user.click(
      within(await question('Deregister?')).getByRole('button', { name: 'Deregister' }),
    )
    await screen.findByText('Deregistered successfully')
  }
  expect(await screen.findByText('None yet')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
})

test('somebody who thinks again keeps the place, and the focus goes back', async () => {
  const { user } = await openEvents(student)
  const button = screen.getByRole('button', { name: 'Deregister from Nrityakala' })
  await user.click(button)
  await user.click(within(await question('Deregister?')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(button).toHaveFocus())
  expect(festival.calls('/api/event/deregister/member')).toHaveLength(0)
  expect(membersHeld(2, student)).toEqual([7])
})

test('while it works the button says so, and pressing it again sends nothing more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(student)
  festival.break('/api/event/deregister/member', 'slow')
  await user.click(screen.getByRole('button', { name: 'Deregister from Nrityakala' }))
  const asked = within(await question('Deregister?'))
  await user.dblClick(asked.getByRole('button', { name: 'Deregister' }))
  const busy = await asked.findByRole('button', { name: 'Deregistering...' })
  expect(busy).toHaveAttribute('aria-busy', 'true')
  await user.click(busy)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('Deregistered successfully')).toBeInTheDocument()
  expect(festival.calls('/api/event/deregister/member')).toHaveLength(1)
})

test('a leader removes one member', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(
    within(team('India Calling')).getByRole('button', { name: 'Remove Classmate One' }),
  )
  const asked = within(await question('Remove member?'))
  expect(
    asked.getByText('Classmate One will lose the place in your team for India Calling.'),
  ).toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Remove member' }))
  expect(await screen.findByText('Member removed successfully')).toBeInTheDocument()
  expect(within(team('India Calling')).getByText('3 / 5 members')).toBeInTheDocument()
  expect(namesIn('India Calling').join()).not.toContain('Classmate One')
  expect(screen.getByRole('heading', { name: 'India Calling' })).toHaveFocus()
  expect(membersHeld(23, teamLeader)).toEqual([9, 10, 22])
})

test('a leader ticks several members and removes them at once', async () => {
  const { user } = await openEvents(teamLeader)
  const card = within(team('India Calling'))
  expect(card.queryByRole('button', { name: /^Remove \d/ })).not.toBeInTheDocument()
  await user.click(card.getByRole('checkbox', { name: /Team Member/ }))
  expect(card.getByRole('button', { name: 'Remove 1 member' })).toBeInTheDocument()
  await user.click(card.getByRole('checkbox', { name: /Classmate One/ }))
  await user.click(card.getByRole('button', { name: 'Remove 2 members' }))
  const asked = within(await question('Remove 2 members?'))
  expect(asked.getByText(/^Team Member and Classmate One will lose their place/)).toBeVisible()
  await user.click(asked.getByRole('button', { name: 'Remove 2 members' }))
  await screen.findByText('Member removed successfully')
  expect(membersHeld(23, teamLeader)).toEqual([9, 22])
  const [call] = festival.calls('/api/event/deregister/member')
  expect(call?.body).toMatchObject({
    eventId: 23,
    memberToDeregister: [
      { email: 'team.member@festival.test', sfId: 'SF00010' },
      { email: 'classmate.one@festival.test', sfId: 'SF00021' },
    ],
  })
  expect(card.queryByRole('button', { name: /^Remove \d/ })).not.toBeInTheDocument()
})

test('a leader unticks everybody', async () => {
  const { user } = await openEvents(teamLeader)
  const card = within(team('India Calling'))
  await user.click(card.getByRole('checkbox', { name: /Team Member/ }))
  await user.click(card.getByRole('button', { name: 'Untick all' }))
  expect(card.getByRole('checkbox', { name: /Team Member/ })).not.toBeChecked()
  expect(card.queryByRole('button', { name: 'Remove 1 member' })).not.toBeInTheDocument()
})

test('a leader ends the team for everybody, who are named first', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(
    within(team('Dumb C')).getByRole('button', { name: 'Deregister team from Dumb C' }),
  )
  const asked = within(await question('Deregister team?'))
  expect(
    asked.getByText(
      'Your team will be taken out of Dumb C. All 3 members lose their place: Team Leader, Team Member and Classmate One.',
    ),
  ).toBeInTheDocument()
  await user.click(asked.getByRole('button', { name: 'Deregister team' }))
  expect(await screen.findByText('Team deregistered successfully')).toBeInTheDocument()
  expect(screen.queryByRole('article', { name: 'Dumb C' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Group' })).toHaveFocus()
  expect(membersHeld(19, teamLeader)).toBeUndefined()
})

test('of a large team the question names a few and counts the others', async () => {
  festival.change((state) => {
    const [pattern] = state.accounts
    const registration = state.registrations.find(({ eventId }) => eventId === 23)
    for (let id = 2001; pattern && id <= 2009; id += 1) {
      state.accounts.push({ ...pattern, id, sfId: `SF0${id}`, name: `Sample ${id}` })
      registration?.memberIds.push(id)
    }
  })
  const { user } = await openEvents(teamLeader)
  await user.click(within(team('India Calling')).getByRole('button', { name: /^Deregister team/ }))
  expect(
    within(await question('Deregister team?')).getByText(
      /Team Leader, Team Member, Classmate One, Classmate Two, Sample 2001 and 8 others\.$/,
    ),
  ).toBeInTheDocument()
})

test('a team that may not get smaller stays as it is, and the server says why', async () => {
  const { user } = await openEvents(teamLeader)
  await user.click(within(team('Dumb C')).getByRole('button', { name: 'Remove Team Member' }))
  const asked = within(await question('Remove member?'))
  await user.click(asked.getByRole('button', { name: 'Remove member' }))
  await waitFor(() => expect(errors()).toEqual(['A team needs at least 3 members']))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(within(team('Dumb C')).getByText('3 / 3 members')).toBeInTheDocument()
  // What is shown may be old, so it is fetched again.
  await waitFor(() => expect(festival.calls('/api/user/registered_events')).toHaveLength(2))
})

test('when the fresh list cannot be had, what is known stays, and is said to be old', async () => {
  const { user, modal } = await openEvents(student)
  festival.break('/api/user/registered_events', 'offline')
  await user.click(screen.getByRole('button', { name: 'Deregister from Nrityakala' }))
  await user.click(
    within(await question('Deregister?')).getByRole('button', { name: 'Deregister' }),
  )
  expect(await within(modal).findByText('This list may be out of date.')).toBeInTheDocument()
  expect(
    screen.queryByRole('button', { name: 'Deregister from Nrityakala' }),
  ).not.toBeInTheDocument()
  festival.mend()
  await user.click(within(modal).getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(within(modal).queryByText('This list may be out of date.')).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('button', { name: 'Deregister from Poetry Slam' })).toBeInTheDocument()
})

test('an answer that arrives after signing out in another tab changes nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openEvents(student)
  festival.break('/api/event/deregister/member', 'slow')
  await user.click(screen.getByRole('button', { name: 'Deregister from Nrityakala' }))
  await user.click(
    within(await question('Deregister?')).getByRole('button', { name: 'Deregister' }),
  )
  await waitFor(() => expect(festival.calls('/api/event/deregister/member')).toHaveLength(1))
  signOutElsewhere()
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(at()).toBe('/signin')
  expect(screen.queryByText('Deregistered successfully')).not.toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('somebody who goes Back while it works still hears that it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(student)
  festival.break('/api/event/deregister/member', 'slow')
  await user.click(screen.getByRole('button', { name: 'Deregister from Nrityakala' }))
  await user.click(
    within(await question('Deregister?')).getByRole('button', { name: 'Deregister' }),
  )
  await user.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('Deregistered successfully')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  expect(modal.getByText('Poetry Slam')).toBeInTheDocument()
  expect(modal.queryByText('Nrityakala')).not.toBeInTheDocument()
})
