import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { closeTab, findNetwork, loseNetwork, offlineCopies } from './network'

const { student, teamLeader } = people

async function useDashboard() {
  const view = renderApp('/dashboard', { as: teamLeader })
  await waitFor(() => expect(offlineCopies()).toContain('India Calling'))
  await waitFor(() => expect(offlineCopies()).toContain(teamLeader.email))
  return view
}

test('stored user data has no token, and is removed on start when nobody is signed in', async () => {
  await useDashboard()
  const { token } = festival.sessionOf(teamLeader)
  expect(offlineCopies()).not.toContain(token)
  expect(offlineCopies()).not.toMatch(/token|password/i)
  closeTab()
  localStorage.removeItem('userData')
  renderApp('/faqs')
  await waitFor(() => expect(offlineCopies()).toBe(''))
})

test('a sign-out in another tab clears user data, also in the memory of this tab', async () => {
  await useDashboard()
  for (const key of ['userData', 'ownData']) {
    localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  }
  await waitFor(() => expect(offlineCopies()).toBe(''))
  festival.break('/api/user/registered_events', 'offline')
  renderApp('/dashboard?open=events', { as: teamLeader })
  expect(await screen.findByText('Your events did not load')).toBeInTheDocument()
})

test('a response that arrives after the sign-out is not persisted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/user/registered_events', 'slow')
  const { user } = renderApp('/dashboard', { as: teamLeader })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(offlineCopies()).toBe('')
})

test('a response from before the user’s change does not undo it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/dashboard?open=events', { as: student })
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  const leave = await modal.findByRole('button', { name: 'Deregister from Nrityakala' })
  let respond = () => {}
  const waiting = new Promise<void>((resolve) => (respond = resolve))
  const soloEventData = [{ event: { id: 1, name: 'Nrityakala' } }]
  const late = async () => {
    await waiting
    return HttpResponse.json({ code: 0, message: '', soloEventData, groupEventData: [] })
  }
  server.use(http.post('*/api/user/registered_events', late, { once: true }))
  // Old enough to be fetched again when the network returns.
  vi.setSystemTime(Date.now() + 60_000)
  loseNetwork()
  findNetwork()
  await user.click(leave)
  await user.click(await screen.findByRole('button', { name: 'Deregister' }))
  await waitFor(() => expect(offlineCopies()).not.toContain('Nrityakala'))
  respond()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(offlineCopies()).not.toContain('Nrityakala')
  expect(modal.queryByText('Nrityakala')).not.toBeInTheDocument()
})
