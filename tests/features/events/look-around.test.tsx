import { screen, within, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
import { takeConsoleMessages } from '../../consoleMessages'

const TEN = [
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

function tiles() {
  const wall = within(screen.getByRole('main')).getByRole('list')
  return within(wall).getAllByRole('link')
}

const namesOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent)

test('a visitor sees the ten genres in their order, each leading to its page', async () => {
  renderApp('/events')
  expect(await screen.findByRole('heading', { name: 'Events', level: 1 })).toBeInTheDocument()
  expect(namesOf(tiles())).toEqual(TEN)
  expect(document.title).toBe('Events | Spring Fest')
  expect(screen.getByRole('link', { name: 'Film Fest' })).toHaveAttribute(
    'href',
    '/events/subevents/Film%20Fest',
  )
  expect(screen.getByRole('link', { name: 'Humour Fest' })).toHaveAttribute(
    'href',
    '/events/subevents/Humor%20Fest',
  )
})

test('a visitor finds the way to the schedule before the wall', async () => {
  renderApp('/events')
  const main = within(await screen.findByRole('main'))
  const link = await main.findByRole('link', { name: 'Schedule' })
  expect(link).toHaveAttribute('href', '/schedule')
  const first = screen.getByRole('link', { name: 'Dance' })
  expect(link.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the tiles keep their order, whatever order the server has', async () => {
  festival.change(({ events }) => void events.reverse())
  renderApp('/events')
  await screen.findByRole('heading', { name: 'Events' })
  expect(namesOf(tiles())).toEqual(TEN)
})

test('a genre with nothing visible (Game Fest) and "Accommodation" get no tile', async () => {
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

test('a genre that is new this year gets a tile after the ten', async () => {
  festival.change(({ events }) => {
    const game = events.find(({ genre }) => genre === 'Game Fest')
    for (const event of game?.events ?? []) event.event_status = true
  })
  const { user, at } = renderApp('/events')
  await user.click(await screen.findByRole('link', { name: 'Game Fest' }))
  expect(await screen.findByRole('heading', { name: 'Game Fest', level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Labyrinth' })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Game%20Fest')
})

test('a tile leads to its genre', async () => {
  const { user, at } = renderApp('/events')
  await user.click(await screen.findByRole('link', { name: 'Quiz' }))
  expect(await screen.findByRole('heading', { name: 'Quiz', level: 1 })).toBeInTheDocument()
  expect(at()).toBe('/events/subevents/Quiz')
})

test('before anything is announced the wall is there and says so', async () => {
  festival.reset('empty-festival')
  renderApp('/events')
  expect(await screen.findByText(/No events are announced yet/)).toBeInTheDocument()
  expect(namesOf(tiles())).toEqual(TEN)
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
})

test('without the list the wall stays, says what happened, and can try again', async () => {
  festival.break('/api/event', 'offline')
  const { user } = renderApp('/events')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The list of events did not load')
  expect(namesOf(tiles())).toEqual(TEN)
  await waitFor(() => expect(takeConsoleMessages()).toHaveLength(1))

  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.type(await screen.findByRole('searchbox'), 'tango')
  expect(await screen.findByRole('link', { name: /Two For A Tango/ })).toBeInTheDocument()
})
