import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { storedPlayerName } from '@/state/playerName'
import { storedSession } from '@/state/session'
import { renderApp } from '../renderApp'

const { student, contingentMember } = people

/** Everything in the browser's storage, as text, except the public list of events. */
const storedText = () => JSON.stringify([{ ...localStorage, events: '' }, { ...sessionStorage }])

/** What a signed-in user leaves in storage: the server's responses, a nickname and a draft. */
async function usedBy(path = '/dashboard?open=issue') {
  const view = renderApp(path, { as: student })
  await screen.findByRole('dialog', { name: 'Report Issue' })
  await waitFor(() => {
    for (const name of ['profile', 'registrations'])
      expect(localStorage.getItem('ownData')).toContain(name)
  })
  await view.user.type(screen.getByRole('textbox', { name: 'Issue' }), 'Lost key')
  await waitFor(() => expect(storedText()).toContain('Lost key'))
  storedPlayerName.set({ name: 'Nick', sfId: student.sfId })
  return view
}

function expectNoTraces() {
  for (const trace of ['Lost key', 'Nick', student.sfId, student.email, student.name])
    expect(storedText(), trace).not.toContain(trace)
}

test('signing out removes all of the user’s data from both storages (Spec §6)', async () => {
  const { user } = await usedBy()
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(expectNoTraces)
})

const STALE = [contingentMember.name, contingentMember.sfId, contingentMember.email, 'Nick']

/** The browser restores the page from the back/forward cache. */
function restore() {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

async function leftOn(path: string) {
  const name = { name: 'Nick', sfId: contingentMember.sfId }
  localStorage.setItem('playerName', JSON.stringify(name))
  renderApp(path, { as: contingentMember })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).not.toEqual([]))
}

/** Visible text, field values and storage. */
function everything(): string {
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox')
  const typed = fields.map(({ value }) => value)
  const stored = [{ ...localStorage }, { ...sessionStorage }]
  return [document.body.textContent, ...typed, JSON.stringify(stored)].join(' ')
}

test('Back to a page after a sign-out elsewhere shows nothing of the previous user', async () => {
  await leftOn('/dashboard?open=profile')
  localStorage.removeItem('userData')
  restore()
  await waitFor(() => {
    for (const trace of STALE) expect(everything()).not.toContain(trace)
  })
})

/** As the site of 2025 stored it: the id is a number, and only specified fields are present. */
function userDataOf2025() {
  const { name, sfId, id, mobile, email } = people.paidStudent
  const { token } = festival.sessionOf(people.paidStudent)
  return { token, user: { name, sfId, id, mobile, email } }
}

test('a session stored by the site of 2025 still works (Spec §3)', async () => {
  const left = JSON.stringify(userDataOf2025())
  localStorage.setItem('userData', left)
  renderApp('/dashboard')
  const pass = within(await screen.findByRole('region', { name: 'Your pass' }))
  expect(pass.getByRole('heading', { level: 1, name: 'Paid Student' })).toBeInTheDocument()
  expect(pass.getByText('SF00008')).toBeInTheDocument()
  await waitFor(() =>
    expect(festival.calls('/api/user/getUser')).toMatchObject([
      { body: { token: userDataOf2025().token } },
    ]),
  )
  const { id, ...user } = userDataOf2025().user
  expect(storedSession.get()).toMatchObject({ user: { ...user, id: String(id) } })
})
