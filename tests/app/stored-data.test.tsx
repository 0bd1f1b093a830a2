import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { storedPlayerName } from '@/state/playerName'
import { storedSession } from '@/state/session'
import { renderApp } from '../renderApp'
import { setViewport } from '../viewport'

const { student } = people

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

test('a session ended by the server leaves the pass and the drafts, and nothing else', async () => {
  setViewport(390, { touch: true })
  const { user } = await usedBy()
  await user.keyboard('{Escape}')
  festival.break('/api/user/getUser', { status: 401, body: { message: 'Unauthorized' } })
  await user.click(await screen.findByRole('button', { name: 'Profile' }))
  await waitFor(() => expect(localStorage.getItem('userData')).toBeNull())
  await waitFor(() => expect(storedText()).not.toContain('Nick'))
  expect(storedText()).not.toContain(student.email)
  for (const trace of ['Lost key', student.name, student.sfId])
    expect(storedText()).toContain(trace)
})

test('a tab that was closed during a sign-out elsewhere clears the drafts on its next start', async () => {
  const { unmount } = await usedBy()
  unmount()
  localStorage.removeItem('userData')
  expect(storedText()).toContain('Lost key')
  renderApp('/')
  await waitFor(expectNoTraces)
})

const { contingentMember } = people
const STALE = [contingentMember.name, contingentMember.sfId, contingentMember.email, 'Nick']

/** The browser restores the page from the back/forward cache. */
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

/** Visible text, field values and storage. */
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

const RETURNS = PATHS.flatMap((path) => [
  { path, what: 'a sign-out', next: null },
  { path, what: 'another person signed in', next: student },
])

test.each(RETURNS)(
  'Back to $path after $what shows nothing of the previous user',
  async ({ path, next }) => {
    await leftOn(path)
    if (next) localStorage.setItem('userData', JSON.stringify(festival.sessionOf(next)))
    else localStorage.removeItem('userData')
    restore()
    await waitFor(() => {
      for (const trace of STALE) expect(everything()).not.toContain(trace)
    })
  },
)

/** As the site of 2025 stored it: the id is a number, and only specified fields are present. */
function userDataOf2025() {
  const { name, sfId, id, mobile, email } = people.paidStudent
  const { token } = festival.sessionOf(people.paidStudent)
  return { token, user: { name, sfId, id, mobile, email } }
}

const CART_OF_2025 = [
  {
    id: 2,
    category: 'tshirt',
    count: 3,
    price: 499,
    size: 'XL',
    title: 'Weaver of Spells',
    total: 1497,
  },
  {
    id: 3,
    category: 'hoodie',
    count: 1,
    price: 999,
    size: 'S',
    title: 'Oldman Hoodie',
    total: 999,
  },
]

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

test('a cart stored by the site of 2025 is there, and can be changed (Spec §3)', async () => {
  localStorage.setItem('cart', JSON.stringify(CART_OF_2025))
  const { user } = renderApp('/cart')
  expect(await screen.findByLabelText('Total of Weaver of Spells, size XL')).toHaveTextContent(
    '₹1,497',
  )
  expect(screen.getByLabelText('Total of Oldman Hoodie, size S')).toHaveTextContent('₹999')
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Decrease Weaver of Spells, size XL' }))
  const [tee, hoodie] = CART_OF_2025
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toEqual([
    { ...tee, count: 2, total: 998, edition: 65 },
    { ...hoodie, edition: 65 },
  ])
})
