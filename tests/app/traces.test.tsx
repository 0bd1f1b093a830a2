import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import { renderApp } from '../renderApp'

const { student } = people

/** All that the browser keeps, as text, but for the public list of events. */
const kept = () => JSON.stringify([{ ...localStorage, events: '' }, { ...sessionStorage }])

/** What a signed-in person leaves behind while using the site: a nickname, a draft, and a payment under way. */
async function usedBy(path = '/dashboard?open=issue') {
  const view = renderApp(path, { as: student })
  await screen.findByRole('dialog', { name: 'Report Issue' })
  await view.user.type(screen.getByRole('textbox', { name: 'Issue' }), 'Lost key')
  await waitFor(() => expect(kept()).toContain('Lost key'))
  localStorage.setItem('playerName', JSON.stringify({ name: 'Nick', sfId: student.sfId }))
  return view
}

function expectNoTraces() {
  for (const trace of ['Lost key', 'Nick', student.sfId, student.email, student.name])
    expect(kept(), trace).not.toContain(trace)
}

test('signing out clears every trace of the person from both storages', async () => {
  const { user } = await usedBy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(expectNoTraces)
})

test('so does a session that the server has ended', async () => {
  const { user } = await usedBy()
  await user.keyboard('{Escape}')
  festival.break('/api/user/getUser', { status: 401, body: { message: 'Unauthorized' } })
  await user.click(await screen.findByRole('button', { name: 'Profile' }))
  await waitFor(() => expect(localStorage.getItem('userData')).toBeNull())
  await waitFor(expectNoTraces)
})

test('signing out in another tab clears this tab’s drafts', async () => {
  await usedBy()
  localStorage.removeItem('userData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))
  await waitFor(expectNoTraces)
})

test('a tab that was asleep meanwhile clears them on its next start', async () => {
  const { unmount } = await usedBy()
  unmount()
  localStorage.removeItem('userData')
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  expect(kept()).toContain('Lost key')
  renderApp('/')
  await waitFor(expectNoTraces)
})

test('a reload of one’s own keeps the draft', async () => {
  const { unmount } = await usedBy()
  unmount()
  renderApp('/dashboard?open=issue', { as: student })
  expect(await screen.findByDisplayValue('Lost key')).toBeInTheDocument()
})

test('a sign-in that is answered after its screen was left signs nobody in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  festival.break('/api/user/login', 'slow')
  await user.type(await screen.findByLabelText('Email'), student.email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await user.click(screen.getByRole('link', { name: 'Games' }))
  await waitFor(() => expect(at()).toBe('/games'))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(localStorage.getItem('userData')).toBeNull()
  expect(screen.queryByText(/You are signed in|Login successful/i)).not.toBeInTheDocument()
})
