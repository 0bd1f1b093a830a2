import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { scheduleLink } from '@/content/scheduleLink'
import { schedule } from '@/content/schedule'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { openEvents } from './openEvents'

const { student, paidStudent, teamLeader } = people

const modals = [
  { button: 'Registered Events', open: 'events', dialog: 'Registered Events' },
  { button: 'Profile', open: 'profile', dialog: 'Profile' },
  { button: 'Open your profile', open: 'profile', dialog: 'Profile' },
  { button: 'Report Issue', open: 'issue', dialog: 'Report Issue' },
  { button: 'Your BarCode', open: 'barcode', dialog: 'Your BarCode' },
]

test.each(modals)('$button opens $dialog alone, and takes the focus back', async (modal) => {
  const { user, at } = renderApp('/dashboard', { as: student })
  const button = await screen.findByRole('button', { name: modal.button })
  await user.click(button)
  expect(await screen.findByRole('dialog', { name: modal.dialog })).toHaveFocus()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(at()).toBe(`/dashboard?open=${modal.open}`)
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/dashboard')
  await waitFor(() => expect(button).toHaveFocus())
})

test.each(modals.slice(1))('a link opens $dialog, and shutting it stays', async (modal) => {
  const { user, at } = renderApp(`/dashboard?open=${modal.open}`, { as: student })
  expect(await screen.findByRole('dialog', { name: modal.dialog })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/dashboard')
})

test('the scroll of four days leads to the schedule', async () => {
  const { user, at } = renderApp('/dashboard', { as: student })
  const main = within(await screen.findByRole('main'))
  const scroll = await main.findByRole('link', { name: 'Schedule' })
  expect(scroll).toHaveTextContent('ScheduleDay 0Day 1Day 2Day 3')
  expect(scheduleLink.map(({ day }) => day)).toEqual(schedule.map(({ name }) => name))
  await user.click(scroll)
  await waitFor(() => expect(at()).toBe('/schedule'))
})

test('another person who signs in in another tab gets a board of their own', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Deregister from Nrityakala' }))
  await screen.findByRole('alertdialog', { name: 'Deregister?' })
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(paidStudent)))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  })
  expect(await screen.findByText('SF00008')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(await screen.findByText('None yet')).toBeInTheDocument()
  expect(screen.queryByText('Nrityakala')).not.toBeInTheDocument()
})

test('giving up one event does not look busy on another', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, modal } = await openEvents(student)
  festival.break('/api/event/deregister/member', 'slow')
  for (const name of ['Nrityakala', 'Poetry Slam']) {
    await user.click(within(modal).getByRole('button', { name: `Deregister from ${name}` }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Deregister' }))
    expect(await question.findByRole('button', { name: 'Deregistering...' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }
  expect(festival.calls('/api/event/deregister/member')).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(await screen.findByText('None yet')).toBeInTheDocument()
})

test('without a mail of their own nobody can leave a solo event, until it is known', async () => {
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

test('sixty registrations are all listed', async () => {
  festival.change((state) => {
    const events = state.events.flatMap((group) => group.events).slice(0, 60)
    for (const event of events) Object.assign(event, { min_participation: 1, max_participation: 1 })
    state.registrations = events.map(({ id: eventId }, index) => ({
      id: index + 1,
      eventId,
      event_city: 'KGP',
      leaderId: student.id,
      memberIds: [student.id],
      withoutMail: [],
    }))
  })
  const { modal } = await openEvents(student)
  const all = within(modal).getAllByRole('button', { name: /^Deregister/ })
  expect(all).toHaveLength(60)
})
