import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { LOGIN_AGAIN, OFFLINE } from './faults'
import { errors } from './openEvents'

const { student } = people

/** The lists of the dashboard: the call, where it is shown, and something that is in it. */
const lists = [
  {
    path: '/api/user/registered_events',
    open: 'events',
    dialog: 'Registered Events',
    content: 'Nrityakala',
  },
  {
    path: '/api/user/complaints/fetchComplaints',
    open: 'issue',
    dialog: 'Report Issue',
    content: 'Wrong college on row 2.',
  },
]

async function openList({ open, dialog }: (typeof lists)[number]) {
  const view = renderApp(`/dashboard?open=${open}`, { as: student })
  const modal = within(await screen.findByRole('dialog', { name: dialog }))
  return { ...view, modal }
}

test.each(lists)('$path comes with another try, and the focus stays in the modal', async (list) => {
  festival.break(list.path, 'offline')
  const { user, modal } = await openList(list)
  expect(await modal.findByText(OFFLINE)).toBeInTheDocument()
  festival.mend()
  await user.click(modal.getByRole('button', { name: 'Try again' }))
  expect(await modal.findByText(list.content)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
})

test.each(lists)('$path tried in vain keeps the words, the button and the focus', async (list) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(list.path, 'offline')
  const { user, modal } = await openList(list)
  await modal.findByText(OFFLINE)
  festival.break(list.path, 'time-out')
  await user.click(modal.getByRole('button', { name: 'Try again' }))
  const busy = await modal.findByRole('button', { name: 'Loading...' })
  expect(busy).toHaveFocus()
  expect(modal.getByText(OFFLINE)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(15_500))
  expect(await modal.findByRole('button', { name: 'Try again' })).toHaveFocus()
})

test('three fetches that find the session ended together give one message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const fetches = [...lists.map(({ path }) => path), '/api/user/getUser']
  for (const path of fetches) festival.break(path, 'slow')
  const { at } = renderApp('/dashboard?open=issue', { as: people.expired })
  for (const path of fetches) {
    await waitFor(() => expect(festival.calls(path)).toHaveLength(1))
  }
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
  expect(localStorage.getItem('userData')).toBeNull()
})
