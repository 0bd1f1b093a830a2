import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../renderApp'

const { contingentMember, student } = people
const STALE = [contingentMember.name, contingentMember.sfId, contingentMember.email, 'Nick']

/** The browser shows the page as it was left, and says so. */
function restore() {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

async function leftOn(path: string) {
  localStorage.setItem('cart', JSON.stringify([{ id: 1, size: 'M', count: 1 }]))
  const name = { name: 'Nick', sfId: contingentMember.sfId }
  localStorage.setItem('playerName', JSON.stringify(name))
  renderApp(path, { as: contingentMember })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(festival.calls('/api/user/getUser')).not.toEqual([]))
}

/** What can be seen, typed and read from the storage. */
function everything(): string {
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox')
  const typed = fields.map(({ value }) => value)
  const stored = [{ ...localStorage }, { ...sessionStorage }]
  return [document.body.textContent, ...typed, JSON.stringify(stored)].join(' ')
}

const PATHS = [
  '/dashboard',
  '/dashboard?open=profile',
  '/contingent',
  '/cart',
  '/leaderboard/witch',
]

test.each(PATHS)('Back to %s after a sign-out shows nothing of the last person', async (path) => {
  await leftOn(path)
  localStorage.removeItem('userData')
  restore()
  await waitFor(() => {
    for (const trace of STALE) expect(everything()).not.toContain(trace)
  })
})

test.each(PATHS)('nor when somebody else has signed in since: %s', async (path) => {
  await leftOn(path)
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(student)))
  restore()
  await waitFor(() => {
    for (const trace of STALE) expect(everything()).not.toContain(trace)
  })
})
