import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { eventLogos } from '@/content/eventLogos'
import { genreTiles } from '@/content/genres'
import { renderApp } from '../../renderApp'
import { sentence } from '../../sentence'

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
  const humour = screen.getByRole('link', { name: 'Humour Fest' })
  expect(humour).toHaveAttribute('href', '/events/subevents/Humor%20Fest')
  await user.click(screen.getByRole('link', { name: 'Quiz' }))
  expect(await screen.findByRole('heading', { name: 'Quiz', level: 1 })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Quiz')
})

test('before events are announced, the genres are there and the page says so', async () => {
  festival.reset('empty-festival')
  renderApp('/events')
  expect(await screen.findByText(/No events are announced yet/)).toBeInTheDocument()
  expect(namesOf(tiles())).toEqual(TEN)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('Try again keeps the focus while it works, and then gives it to the title (Spec §8)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/event', 'offline')
  const { user } = renderApp('/events')
  expect(await screen.findByRole('alert')).toHaveTextContent('The list of events did not load')
  expect(namesOf(tiles())).toEqual(TEN)
  festival.break('/api/event', 'slow')
  const retry = screen.getByRole('button', { name: 'Try again' })
  await user.click(retry)
  expect(retry).toHaveFocus()
  expect(retry).toHaveAccessibleName('Loading...')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Events', level: 1 })).toHaveFocus(),
  )
})

/** Searches. Returns the names of the results, best first. */
async function search(typed: string) {
  const { user, at } = renderApp('/events')
  await user.type(await screen.findByRole('searchbox', { name: 'Search all events' }), typed)
  await screen.findByText(/^(No|\d+) events? found$/)
  const results = within(screen.getByRole('search')).queryAllByRole('link')
  return { user, at, names: results.map((link) => link.querySelector('b')?.textContent) }
}

test.each([
  ['  TWO   tängó ', ['Two For A Tango']],
  ['humor fest', ['Banter Bout', 'Hilarity Ensues']],
  // Names that begin with the text come first, taglines last.
  ['sf', ['SF Idol', 'SFM', 'Lights Camera SF']],
])('searching for "%s" finds %j (Spec §2)', async (typed, expected) => {
  const { names } = await search(typed)
  expect(names.slice(0, 3)).toEqual(expected)
})

test('a search without results says so, keeps the genres, and offers to clear it', async () => {
  const { user } = await search('zebra <b>')
  expect(screen.getByText(sentence(/No event has “zebra <b>” in its name/))).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Dance' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

const arrow = (way: 'Previous' | 'Next') =>
  screen.findByRole('link', { name: RegExp(`^${way} genre`) })

test.each([
  ['film-fest', 'Film Fest'],
  ['humorfest', 'Humour Fest'],
])('the address %s is read as %s (Spec §2)', async (written, title) => {
  renderApp(`/events/subevents/${written}`)
  expect(await heading(title)).toBeInTheDocument()
  expect(document.title).toBe(`${title} | Spring Fest`)
})

test.each(['Accommodation', 'Game%20Fest', '%3Cb%3Ebold'])(
  'the page says that there is no genre %s, with a way to all events (Spec §2)',
  async (written) => {
    renderApp(`/events/subevents/${written}`)
    expect(await screen.findByText('This genre does not exist')).toBeInTheDocument()
    const name = decodeURIComponent(written)
    expect(
      screen.getByText(sentence(`The festival has no genre called “${name}”.`)),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
  },
)

test('the cards show the visible events by name, trimmed, each with its own Register (Spec §2)', async () => {
  renderApp('/events/subevents/Dance')
  expect(namesOf(await screen.findAllByRole('heading', { level: 2 }))).toEqual([
    'Centrifuge',
    'Shuffle - Team',
    'Two For A Tango',
    'Nrityakala',
    'Shake A Leg',
    'Shuffle - Solo',
  ])
  expect(screen.getAllByRole('button', { name: /^Register for / })).toHaveLength(6)
})

test('the arrows go round all ten genres, past Game Fest (Spec §2)', async () => {
  const { user } = renderApp('/events/subevents/Fine%20Arts')
  expect(await arrow('Previous')).toHaveAccessibleName('Previous genre, Quiz')
  for (const title of ['Humour Fest', 'Fashion', 'Culinary Arts', 'Dance']) {
    expect(await arrow('Next')).toHaveAccessibleName(`Next genre, ${title}`)
    await user.click(await arrow('Next'))
    expect(await heading(title)).toBeInTheDocument()
  }
  expect(await arrow('Previous')).toHaveAccessibleName('Previous genre, Culinary Arts')
})

/** The pictures are decorative, so they have no role to query by. */
async function pictureOf(name: string) {
  const button = await screen.findByRole('button', { name })
  return button.closest('li')?.querySelector('img')?.getAttribute('src')
}

test('a card shows the logo of its event for any spelling of the name, or else the emblem of the genre (Spec §2)', async () => {
  festival.change(({ events }) => {
    const event = events[0]?.events.find(({ name }) => name === 'Nrityakala')
    if (event) event.name = 'Nritya Kala'
  })
  renderApp('/events/subevents/Dance')
  expect(await pictureOf('Nritya Kala')).toBe(eventLogos.Nrityakala)
  expect(await pictureOf('Shuffle - Solo')).toBe(genreTiles[0]?.emblem)
})
