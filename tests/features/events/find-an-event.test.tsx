import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
import { sentence } from '../../sentence'
// Preloaded, so that the first test does not wait for the import.
import '@/features/events/EventsScreen'
import '@/features/events/GenreScreen'

const TEN =
  'Dance, Music, Dramatics, Literary, Film Fest, Quiz, Fine Arts, Humour Fest, Fashion, Culinary Arts'.split(
    ', ',
  )

function tiles() {
  const wall = within(screen.getByRole('main')).getByRole('list')
  return within(wall).getAllByRole('link')
}

const namesOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

test('a visitor sees the ten genres in their order, each leading to its page (Spec §2)', async () => {
  const { user, at } = renderApp('/events')
  expect(await screen.findByRole('heading', { name: 'Events', level: 1 })).toBeInTheDocument()
  expect(namesOf(tiles())).toEqual(TEN)
  expect(document.title).toBe('Events | Spring Fest')
  const film = screen.getByRole('link', { name: 'Film Fest' })
  expect(film).toHaveAttribute('href', '/events/subevents/Film%20Fest')
  const humour = screen.getByRole('link', { name: 'Humour Fest' })
  expect(humour).toHaveAttribute('href', '/events/subevents/Humor%20Fest')
  const schedule = within(screen.getByRole('main')).getByRole('link', { name: 'Schedule' })
  expect(schedule.compareDocumentPosition(film)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(screen.getByRole('link', { name: 'Quiz' }))
  expect(await screen.findByRole('heading', { name: 'Quiz', level: 1 })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Quiz')
})

test('tiles keep their order, whatever the server’s, and survive a corrupted cached list (Spec §2)', async () => {
  festival.change(({ events }) => void events.reverse())
  const { user } = renderApp('/events')
  await user.type(await screen.findByRole('searchbox'), 'rangmanch')
  const result = await screen.findByRole('link', { name: /Rangmanch/i })
  localStorage.setItem('events', '<b>')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'events' })))
  expect(result).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox'))
  expect(namesOf(tiles())).toEqual(TEN)
})

test('a genre without visible events (Game Fest) and "Accommodation" get no tile (Spec §2)', async () => {
  festival.change(({ events }) => {
    const [dance] = events
    if (dance) events.push({ ...dance, genre: 'Accommodation' })
  })
  const { user } = renderApp('/events')
  await user.type(await screen.findByRole('searchbox'), 'rangmanch')
  await screen.findByText('1 event found')
  const wall = within(screen.getByRole('main'))
  expect(wall.queryByRole('link', { name: 'Game Fest' })).not.toBeInTheDocument()
  expect(wall.queryByRole('link', { name: 'Accommodation' })).not.toBeInTheDocument()
})

test('before events are announced, the genres are there and the page says so', async () => {
  festival.reset('empty-festival')
  renderApp('/events')
  expect(await screen.findByText(/No events are announced yet/)).toBeInTheDocument()
  expect(namesOf(tiles())).toEqual(TEN)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

const pages = [
  ['/events', 'Events', 'The list of events did not load'],
  ['/events/subevents/Dance', 'Dance', 'The events did not load'],
] as const

test.each(pages)(
  'on %s, Try again keeps the focus while it works, and then gives it to the title (Spec §8)',
  async (path, title, message) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    festival.break('/api/event', 'offline')
    const { user } = renderApp(path)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    if (path === '/events') expect(namesOf(tiles())).toEqual(TEN)
    festival.break('/api/event', 'slow')
    const retry = screen.getByRole('button', { name: 'Try again' })
    await user.click(retry)
    expect(retry).toHaveFocus()
    expect(retry).toHaveAccessibleName('Loading...')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: title, level: 1 })).toHaveFocus(),
    )
    expect(retry).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

/** Searches. Returns the names of the results, best first. */
async function search(typed: string) {
  const { user, at } = renderApp('/events')
  await user.type(await screen.findByRole('searchbox', { name: 'Search all events' }), typed)
  await screen.findByText(/^(No|\d+) events? found$/)
  const results = within(screen.getByRole('search')).queryAllByRole('link')
  return { user, at, names: results.map((link) => link.querySelector('b')?.textContent) }
}

test.each([
  ['tango', ['Two For A Tango']],
  ['TWO FOR A TANGO', ['Two For A Tango']],
  ['  two   tango ', ['Two For A Tango']],
  ['twofora', ['Two For A Tango']],
  ['tängó', ['Two For A Tango']],
  ['two-for-a', ['Two For A Tango']],
  ['stand up', ['Hilarity Ensues']],
  ['humor fest', ['Banter Bout', 'Hilarity Ensues']],
  ["chef's", ["Chef's Corner"]],
  ['shuffle team', ['Shuffle - Team']],
  // Names that begin with the text come first, taglines last.
  ['sf', ['SF Idol', 'SFM', 'Lights Camera SF']],
  // A hidden event.
  ['labyrinth', []],
])('searching for "%s" finds %j (Spec §2)', async (typed, expected) => {
  const { names } = await search(typed)
  expect(names.slice(0, 3)).toEqual(expected)
})

test('the number of events found is announced, and Clear empties the box and keeps the focus in it', async () => {
  const { user, at } = await search('dance')
  expect(screen.getByText('6 events found')).toHaveAttribute('role', 'status')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(at()).toBe('/events')
  await user.type(screen.getByRole('searchbox'), 'tango')
  await screen.findByText('1 event found')
})

test('a search without results says so, keeps the genres, and offers to clear it', async () => {
  const { user } = await search('zebra <b>')
  expect(screen.getByText('Nothing by that name')).toBeInTheDocument()
  expect(screen.getByText(sentence(/No event has “zebra <b>” in its name/))).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Dance' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.queryByText('Nothing by that name')).not.toBeInTheDocument()
})

test('a result opens the event at its own address, and Back returns to the search', async () => {
  const { user, at } = await search('tango')
  await waitFor(() => expect(at()).toBe('/events?q=tango'))
  await user.click(screen.getByRole('link', { name: /Two For A Tango/ }))
  expect(await screen.findByRole('dialog', { name: 'Two For A Tango' })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Dance?event=5')
  window.history.back()
  expect(await screen.findByRole('searchbox')).toHaveValue('tango')
  expect(at()).toBe('/events?q=tango')
})

test('a list that does not load leaves the search, its text and the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/event', 'time-out')
  const { user } = renderApp('/events')
  const box = await screen.findByRole('searchbox')
  await user.type(box, 'rangmanch')
  expect(await screen.findByText('Loading the events…')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await screen.findByText('The list of events did not load')).toBeInTheDocument()
  expect(screen.queryByText('Loading the events…')).not.toBeInTheDocument()
  expect(box).toHaveFocus()
  expect(box).toHaveValue('rangmanch')
  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 event found')).toBeInTheDocument()
})
