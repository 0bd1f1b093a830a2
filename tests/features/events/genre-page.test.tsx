import { screen, within, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { takeConsoleMessages } from '../../consoleMessages'
import { renderApp } from '../../renderApp'

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
  'there is no genre %s, which is said, with a way to all events',
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

test('of two events called Poetry Slam only the visible one is shown', async () => {
  renderApp('/events/subevents/Literary')
  await cards()
  expect(screen.getAllByRole('button', { name: 'Poetry Slam' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Hindi Poetry Slam' })).not.toBeInTheDocument()
})

test('two visible events of one name are two cards', async () => {
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

const ROUND = [
  'Dance',
  'Music',
  'Dramatics',
  'Literary',
  'Film Fest',
  'Quiz',
  'Fine Arts',
  'Humour Fest',
  'Fashion',
  'Culinary Arts',
]

test('the next arrow goes round all ten genres, past Game Fest, and back to the first', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  for (const title of [...ROUND.slice(1), 'Dance']) {
    await user.click(await arrow('Next'))
    expect(await heading(title)).toBeInTheDocument()
  }
})

test('the previous arrow goes round the other way', async () => {
  const { user } = renderApp('/events/subevents/Dance')
  for (const title of ROUND.toReversed()) {
    await user.click(await arrow('Previous'))
    expect(await heading(title)).toBeInTheDocument()
  }
})

test('the arrows say where they lead', async () => {
  renderApp('/events/subevents/Fashion')
  expect(await screen.findByRole('link', { name: 'Next genre, Culinary Arts' })).toHaveAttribute(
    'href',
    '/events/subevents/Culinary%20Arts',
  )
  expect(screen.getByRole('link', { name: 'Previous genre, Humour Fest' })).toBeInTheDocument()
})

test('the arrows follow the order of the server, also when it changes', async () => {
  festival.change(({ events }) => void events.reverse())
  renderApp('/events/subevents/Dance')
  expect(await arrow('Next')).toHaveAccessibleName('Next genre, Culinary Arts')
  expect(await arrow('Previous')).toHaveAccessibleName('Previous genre, Music')
})

test('a single genre has nowhere to turn', async () => {
  festival.change((state) => {
    state.events = state.events.slice(0, 1)
  })
  renderApp('/events/subevents/Dance')
  await cards()
  expect(screen.queryByRole('link', { name: /genre,/ })).not.toBeInTheDocument()
})

test('a genre of the wall without events says that they are to come', async () => {
  festival.reset('empty-festival')
  renderApp('/events/subevents/Dance')
  expect(await screen.findByText('No events yet')).toBeInTheDocument()
  expect(await heading('Dance')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events')
})

test('while the list is on its way the genre has its name and says that it loads', async () => {
  festival.break('/api/event', 'slow')
  renderApp('/events/subevents/Dance')
  expect(await heading('Dance')).toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading')
})

test('a list of the last visit does not deny what is new today', async () => {
  const [dance] = festival.state().events
  localStorage.setItem('events', JSON.stringify([dance]))
  festival.break('/api/event', 'slow')
  renderApp('/events/subevents/Circus?event=99')
  expect(await heading('Events')).toBeInTheDocument()
  expect(screen.queryByText('This genre does not exist')).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await screen.findByText('This genre does not exist', {}, { timeout: 5000 })).toBeVisible()
})

test.each(['offline', 'html', 'empty', 'broken-json', 'no body', 'refused', 'a code'])(
  'when the list does not come (%s) the page says so and tries again on request',
  async (what) => {
    const faults = {
      'no body': { status: 500 },
      refused: { status: 400, body: { code: 7, message: 'Not today' } },
      'a code': { code: -1 },
    }
    const named = ['offline', 'html', 'empty', 'broken-json'] as const
    const plain = named.find((each) => each === what)
    const spoken = Object.entries(faults).find(([name]) => name === what)?.[1]
    festival.break('/api/event', plain ?? spoken ?? 'offline')
    const { user } = renderApp('/events/subevents/Dance')
    expect(await screen.findByText('The events did not load')).toBeInTheDocument()
    await waitFor(() =>
      expect(takeConsoleMessages().join()).toContain('Error fetching event details:'),
    )
    festival.mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Centrifuge' })).toBeInTheDocument()
  },
)

test('15 s of silence are a failure, not an endless wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/api/event', 'time-out')
  renderApp('/events/subevents/Dance')
  await heading('Dance')
  await vi.waitFor(() => expect(festival.calls('/api/event')).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await screen.findByText('The events did not load')).toBeInTheDocument()
  await waitFor(() => expect(takeConsoleMessages()).toHaveLength(1))
})

test('without a network the list of the last visit is still there', async () => {
  localStorage.setItem('events', JSON.stringify(festival.state().events))
  festival.break('/api/event', 'offline')
  renderApp('/events/subevents/Dance')
  expect(await screen.findByRole('button', { name: 'Centrifuge' })).toBeInTheDocument()
  await waitFor(() => expect(takeConsoleMessages()).toHaveLength(1))
})
