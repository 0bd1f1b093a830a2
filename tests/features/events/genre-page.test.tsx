import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
import { sentence } from '../../sentence'
// Preloaded, so that the first test does not wait for the import.
import '@/features/events/GenreScreen'

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })
const arrow = (way: 'Previous' | 'Next') =>
  screen.findByRole('link', { name: RegExp(`^${way} genre`) })
const cards = () => screen.findAllByRole('heading', { level: 2 })

test.each([
  ['Dance', 'Dance'],
  ['dance', 'Dance'],
  ['Film%20Fest', 'Film Fest'],
  ['film-fest', 'Film Fest'],
  ['FilmFest', 'Film Fest'],
  ['%20fine%20%20arts%20', 'Fine Arts'],
  ['Humor%20Fest', 'Humour Fest'],
  ['humorfest', 'Humour Fest'],
  ['culinary+arts', 'Culinary Arts'],
])('the address %s is read as %s (Spec §2)', async (written, title) => {
  renderApp(`/events/subevents/${written}`)
  expect(await heading(title)).toBeInTheDocument()
  expect((await cards()).length).toBeGreaterThan(1)
  expect(document.title).toBe(`${title} | Spring Fest`)
})

test.each(['Circus', 'Accommodation', 'Game%20Fest', '%3Cb%3Ebold', '---'])(
  'the page says that there is no genre %s, with a way to all events (Spec §2)',
  async (written) => {
    const { user, at } = renderApp(`/events/subevents/${written}`)
    expect(await screen.findByText('This genre does not exist')).toBeInTheDocument()
    const name = decodeURIComponent(written)
    expect(
      screen.getByText(sentence(`The festival has no genre called “${name}”.`)),
    ).toBeInTheDocument()
    expect(document.title).toBe('Genre not found | Spring Fest')
    await user.click(screen.getByRole('link', { name: 'All events' }))
    await waitFor(() => expect(at()).toBe('/events'))
  },
)

test('the cards show the visible events by name, trimmed, each with its own Register (Spec §2)', async () => {
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

const ROUND =
  'Dance, Music, Dramatics, Literary, Film Fest, Quiz, Fine Arts, Humour Fest, Fashion, Culinary Arts'.split(
    ', ',
  )

test.each([
  ['Next', [...ROUND.slice(1), 'Dance']],
  ['Previous', ROUND.toReversed()],
] as const)(
  '%s genre goes round all ten, past Game Fest, and wraps around (Spec §2)',
  async (way, titles) => {
    const { user } = renderApp('/events/subevents/Dance')
    for (const title of titles) {
      expect(await arrow(way)).toHaveAccessibleName(`${way} genre, ${title}`)
      await user.click(await arrow(way))
      expect(await heading(title)).toBeInTheDocument()
    }
  },
)

test('the arrows follow the order of the server, also when it changes (Spec §2)', async () => {
  festival.change(({ events }) => void events.reverse())
  renderApp('/events/subevents/Dance')
  expect(await arrow('Next')).toHaveAccessibleName('Next genre, Culinary Arts')
  expect(await arrow('Previous')).toHaveAccessibleName('Previous genre, Music')
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

/** The pictures are decorative, so they have no role to query by. */
async function pictureOf(name: string) {
  const button = await screen.findByRole('button', { name })
  return button.closest('li')?.querySelector('img')?.getAttribute('src')
}

test('shows an event’s logo for any spelling of its name, and the genre’s emblem for others (Spec §2)', async () => {
  festival.change(({ events }) => {
    const event = events[0]?.events.find(({ name }) => name === 'Nrityakala')
    if (event) event.name = ' NRITYAKALA '
  })
  renderApp('/events/subevents/Dance')
  expect(await pictureOf('Centrifuge')).toBe('/art/masks/king.svg')
  expect(await pictureOf('NRITYAKALA')).toBe('/art/masks/moon.svg')
  expect(await pictureOf('Shuffle - Solo')).toBe('/art/genres/dance.svg')
})

test('an event of a genre that is new this year has the fallback image (Spec §2)', async () => {
  festival.change(({ events }) => {
    const game = events.find(({ genre }) => genre === 'Game Fest')
    for (const event of game?.events ?? []) event.event_status = true
  })
  renderApp('/events/subevents/Game%20Fest')
  expect(await pictureOf('Labyrinth')).toBe('/art/masks/moon.svg')
})
