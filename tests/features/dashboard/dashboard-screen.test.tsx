import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { renderApp } from '../../renderApp'

async function openDashboard(as: Person) {
  const view = renderApp('/dashboard', { as })
  const pass = within(await screen.findByRole('region', { name: 'Your pass' }))
  await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(1))
  return { ...view, pass }
}

/** The portrait is decoration to a screen reader, so it has no role to find it by. */
function portrait() {
  return screen.getByRole('region', { name: 'Your pass' }).querySelector('img')
}

test('a student finds name and SF id on the pass, and the tab says Dashboard', async () => {
  const { pass } = await openDashboard(people.student)
  expect(pass.getByRole('heading', { level: 1, name: 'Sample Student' })).toBeInTheDocument()
  expect(pass.getByText('SF00007')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Dashboard | Spring Fest'))
})

test.each([
  ['a woman', people.student, '/art/avatars/f.svg'],
  ['a man', people.teamLeader, '/art/avatars/m.svg'],
])('%s sees her or his own kind of portrait', async (_who, person, file) => {
  await openDashboard(person)
  expect(portrait()).toHaveAttribute('src', file)
})

test('somebody of another gender sees the festival mark', async () => {
  const session = festival.sessionOf(people.student)
  const user = { ...session.user, gender: 'O' }
  renderApp('/dashboard', { as: people.student })
  localStorage.setItem('userData', JSON.stringify({ ...session, user }))
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }))
  })
  await screen.findByRole('region', { name: 'Your pass' })
  await waitFor(() => expect(portrait()).toHaveAttribute('src', '/art/brand/mark.svg'))
})

test('a portrait that the sign-in did not tell about comes with the fresh record', async () => {
  const { token, user } = festival.sessionOf(people.teamLeader)
  const { name, sfId, id, mobile, email } = user
  localStorage.setItem(
    'userData',
    JSON.stringify({ token, user: { name, sfId, id, mobile, email } }),
  )
  renderApp('/dashboard')
  await screen.findByRole('region', { name: 'Your pass' })
  expect(portrait()).toHaveAttribute('src', '/art/brand/mark.svg')
  await waitFor(() => expect(portrait()).toHaveAttribute('src', '/art/avatars/m.svg'))
})

test('a name with quotes, angle brackets, an emoji and 200 letters stands as it is', async () => {
  const { pass } = await openDashboard(people.longName)
  expect(pass.getByRole('heading', { level: 1 })).toHaveTextContent(people.longName.name)
  expect(screen.queryByText('Not Bold')).not.toBeInTheDocument()
})

test('Back leads to the page of this site that one came from', async () => {
  const { user, at } = renderApp('/events', { as: people.student })
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe('/events'))
})

test('Back leads home for somebody who came straight to the dashboard', async () => {
  const { user, at } = await openDashboard(people.student)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe('/'))
})

test('Back still leads home after the modal was opened and shut', async () => {
  const { user, at } = await openDashboard(people.student)
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(at()).toBe('/dashboard'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(at()).toBe('/'))
})

test('logging out forgets the person at once, and says so after one second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { at } = await openDashboard(people.student)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(localStorage.getItem('userData')).toBeNull()
  expect(at()).toBe('/')
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Logged out successfully')).toBeInTheDocument()
  expect(screen.queryByText('Please Sign-in to continue')).not.toBeInTheDocument()
})

test('the tile opens the modal, and the focus comes back to it', async () => {
  const { user, at } = await openDashboard(people.student)
  const tile = screen.getByRole('button', { name: 'Registered Events' })
  await user.click(tile)
  const modal = await screen.findByRole('dialog', { name: 'Registered Events' })
  expect(at()).toBe('/dashboard?open=events')
  expect(modal).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/dashboard')
  await waitFor(() => expect(tile).toHaveFocus())
})

test("the phone's Back closes the modal and stays on the dashboard", async () => {
  const { user, at } = await openDashboard(people.student)
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  await screen.findByRole('dialog', { name: 'Registered Events' })
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(at()).toBe('/dashboard')
})

test('Back under an open question shuts both, and the page can be used again', async () => {
  const { user } = await openDashboard(people.student)
  const tile = screen.getByRole('button', { name: 'Registered Events' })
  await user.click(tile)
  await user.click(await screen.findByRole('button', { name: 'Deregister from Nrityakala' }))
  await screen.findByRole('alertdialog', { name: 'Deregister?' })
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(tile).toHaveFocus())
  await user.click(tile)
  await screen.findByRole('dialog', { name: 'Registered Events' })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

test('a word after ?open= that names nothing opens nothing', async () => {
  renderApp('/dashboard?open=nonsense', { as: people.student })
  await screen.findByRole('button', { name: 'Registered Events' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
