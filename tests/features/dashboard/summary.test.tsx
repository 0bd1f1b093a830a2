import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'

async function summaryOf(person: (typeof people)[keyof typeof people]) {
  const view = renderApp('/dashboard', { as: person })
  const summary = within(await screen.findByRole('region', { name: 'Your events' }))
  return { ...view, summary }
}

test('a leader sees how many, what, and that there is room', async () => {
  const { summary, user } = await summaryOf(people.teamLeader)
  expect(await summary.findByText('Your team for India Calling has room for 1 more.')).toBeVisible()
  const terms = summary.getAllByRole('term').map((term) => term.textContent)
  const numbers = summary.getAllByRole('definition').map((number) => number.textContent)
  expect([terms, numbers]).toEqual([
    ['Solo', 'Group'],
    ['1', '2'],
  ])
  expect(summary.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'India Calling4 / 5 members',
    'Dumb C3 / 3 members',
    'ImpromptuSolo',
  ])
  await user.click(summary.getByRole('button', { name: 'See all' }))
  expect(await screen.findByRole('dialog', { name: 'Registered Events' })).toBeInTheDocument()
})

test('a member of a team with room is not told to fill it', async () => {
  const { summary } = await summaryOf(people.teamMember)
  expect(await summary.findByText('Everything is in place.')).toBeInTheDocument()
})

test('of many events a few are named, the rest counted', async () => {
  festival.change((state) => {
    const solos = state.events.flatMap(({ events }) => events)
    state.registrations = solos
      .filter(({ max_participation }) => max_participation === 1)
      .map(({ id: eventId }, place) => ({
        id: place + 1,
        eventId,
        event_city: 'KGP',
        leaderId: people.student.id,
        memberIds: [people.student.id],
        withoutMail: [],
      }))
  })
  const { summary } = await summaryOf(people.student)
  expect(await summary.findByText(/^and \d+ more$/)).toBeInTheDocument()
  expect(summary.getAllByRole('listitem')).toHaveLength(6)
})

test('somebody without events is shown the way to them', async () => {
  const { summary, user, at } = await summaryOf(people.paidStudent)
  expect(await summary.findByText('No events yet')).toBeInTheDocument()
  await user.click(summary.getByRole('link', { name: 'Find an event' }))
  expect(at()).toBe('/events')
})

test('while the answer is on its way, that is said', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/registered_events', 'slow')
  const { summary } = await summaryOf(people.student)
  expect(summary.getByText('Loading')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await summary.findByText('Nrityakala')).toBeInTheDocument()
})

test('without an answer the summary says so, and trying again brings it', async () => {
  festival.break('/api/user/registered_events', 'offline')
  const { summary, user } = await summaryOf(people.student)
  expect(await summary.findByText('Your events did not load')).toBeInTheDocument()
  festival.mend()
  await user.click(summary.getByRole('button', { name: 'Try again' }))
  expect(await summary.findByText('Nrityakala')).toBeInTheDocument()
})
