import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
// Loaded before the first test, which would have to wait for it.
import '@/features/events/GenreScreen'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const arrow = (way: 'Previous' | 'Next') =>
  screen.findByRole('link', { name: RegExp(`^${way} genre`) })
const cards = () => screen.findAllByRole('heading', { level: 2 })

test.each([
  ['Dance', 'Dance'],
  ['dance', 'Dance'],
  ['DANCE', 'Dance'],
  ['Film%20Fest', 'Film Fest'],
  ['film-fest', 'Film Fest'],
  ['film_fest', 'Film Fest'],
  ['FilmFest', 'Film Fest'],
  ['%20fine%20%20arts%20', 'Fine Arts'],
  ['Humor%20Fest', 'Humour Fest'],
  ['Humour%20Fest', 'Humour Fest'],
  ['humour-fest', 'Humour Fest'],
  ['humorfest', 'Humour Fest'],
  ['culinary+arts', 'Culinary Arts'],
])('the address %s is read as %s', async (written, title) => {
  renderApp(`/events/subevents/${written}`)
  expect(await heading(title)).toBeInTheDocument()
  expect((await cards()).length).toBeGreaterThan(1)
  expect(document.title).toBe(`${title} | Spring Fest`)
})

test.each(['Circus', 'Accommodation', 'Game%20Fest', '%3Cb%3Ebold', '---'])(
  'the page says that there is no genre %s, with a way to all events',
  async (written) => {
    const { user, at } = renderApp(`/events/subevents/${written}`)
    expect(await screen.findByText('This genre does not exist')).toBeInTheDocument()
    const name = decodeURIComponent(written)
    expect(screen.getByText(`The festival has no genre called “${name}”.`)).toBeInTheDocument()
    expect(document.title).toBe('Genre not found | Spring Fest')
    await user.click(screen.getByRole('link', { name: 'All events' }))
    expect(at()).toBe('/events')
  },
)

test('the cards show the visible events by name, trimmed, each with its own Register', async () => {
  renderApp('/events/subevents/Dance')
  expect((await cards()).map((card) => card.textContent)).toEqual([
    'Centrifuge',
    'Shuffle - Team',
    'Two For A Tango',
    'Nrityakala',
    'Shake A Leg',
    'Shuffle - Solo',
  ])
  expect(screen.getAllByRole('button', { name: /^Register for / })).toHaveLength(6)
})

test('only the visible one of two events called Poetry Slam is shown', async () => {
  renderApp('/events/subevents/Literary')
  await cards()
  expect(screen.getAllByRole('button', { name: 'Poetry Slam' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Hindi Poetry Slam' })).not.toBeInTheDocument()
})

test('two visible events with the same name are two cards', async () => {
  festival.change(({ events }) => {
    for (const { events: each } of events) for (const event of each) event.event_status = true
  })
  const { user, at } = renderApp('/events/subevents/Literary')
  await cards()
  const twins = screen.getAllByRole('button', { name: 'Poetry Slam' })
  expect(twins).toHaveLength(2)
  for (const twin of twins.slice(1)) await user.click(twin)
  expect(at()).toBe('/events/subevents/Literary?event=20')
})

const ROUND =
  'Dance, Music, Dramatics, Literary, Film Fest, Quiz, Fine Arts, Humour Fest, Fashion, Culinary Arts'.split(
    ', ',
  )

test('the next arrow goes round all ten genres, past Game Fest, and back to the first', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  for (const title of [...ROUND.slice(1), 'Dance']) {
    expect(await arrow('Next')).toHaveAccessibleName(`Next genre, ${title}`)
    await user.click(await arrow('Next'))
    expect(await heading(title)).toBeInTheDocument()
  }
})

test('the previous arrow goes round the other way', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  for (const title of ROUND.toReversed()) {
    expect(await arrow('Previous')).toHaveAccessibleName(`Previous genre, ${title}`)
    await user.click(await arrow('Previous'))
    expect(await heading(title)).toBeInTheDocument()
  }
})

test('the arrows follow the order of the server, also when it changes', async () => {
  festival.change(({ events }) => void events.reverse())
  renderApp('/events/subevents/Dance')
  expect(await arrow('Next')).toHaveAccessibleName('Next genre, Culinary Arts')
  expect(await arrow('Previous')).toHaveAccessibleName('Previous genre, Music')
})

test('a single genre has no arrows', async () => {
  festival.change((state) => void (state.events = state.events.slice(0, 1)))
  renderApp('/events/subevents/Dance')
  await cards()
  expect(screen.queryByRole('link', { name: /genre,/ })).not.toBeInTheDocument()
})

test('a genre without events says that they are not announced yet', async () => {
  festival.reset('empty-festival')
  renderApp('/events/subevents/Dance')
  expect(await screen.findByText('No events yet')).toBeInTheDocument()
  expect(await heading('Dance')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
})

test('while the list loads, the genre shows its name and says so', async () => {
  festival.break('/api/event', 'slow')
  renderApp('/events/subevents/Dance')
  expect(await heading('Dance')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading')
})

test('a list of the last visit does not say that a new genre does not exist', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const [dance] = festival.state().events
  localStorage.setItem('events', JSON.stringify([dance]))
  festival.break('/api/event', 'slow')
  renderApp('/events/subevents/Circus?event=99')
  expect(await heading('Events')).toBeInTheDocument()
  expect(screen.queryByText('This genre does not exist')).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText('This genre does not exist')).toBeVisible()
})

test('without a network, the list of the last visit is shown', async () => {
  localStorage.setItem('events', JSON.stringify(festival.state().events))
  festival.break('/api/event', 'offline')
  renderApp('/events/subevents/Dance')
  expect(await screen.findByRole('button', { name: 'Centrifuge' })).toBeInTheDocument()
})

/** The pictures are decoration, so they have no role to be found by. */
async function pictureOf(name: string) {
  const button = await screen.findByRole('button', { name })
  return button.closest('li')?.querySelector('img')?.getAttribute('src')
}

test('an event with a known name has its own logo, however its name is written', async () => {
  festival.change(({ events }) => {
    const event = events[0]?.events.find(({ name }) => name === 'Nrityakala')
    if (event) event.name = ' NRITYAKALA '
  })
  renderApp('/events/subevents/Dance')
  expect(await pictureOf('Centrifuge')).toBe('/art/masks/king.svg')
  expect(await pictureOf('NRITYAKALA')).toBe('/art/masks/moon.svg')
})

test('an event without a known name has the emblem of its genre', async () => {
  renderApp('/events/subevents/Dance')
  expect(await pictureOf('Shuffle - Solo')).toBe('/art/genres/dance.svg')
})

test('an event of a genre that is new this year has the fallback image', async () => {
  festival.change(({ events }) => {
    const game = events.find(({ genre }) => genre === 'Game Fest')
    for (const event of game?.events ?? []) event.event_status = true
  })
  renderApp('/events/subevents/Game%20Fest')
  expect(await pictureOf('Labyrinth')).toBe('/art/masks/moon.svg')
})
