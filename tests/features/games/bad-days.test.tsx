import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import { server } from '@mocks/node'
import { people } from '@mocks/people'
import { env } from '@/shared/env'
import { takeConsoleMessages } from '../../consoleMessages'
import { renderApp } from '../../renderApp'
import { shownPlaces } from './board'

const gamesApiUrl = env.gamesApiUrl
afterEach(() => {
  env.gamesApiUrl = gamesApiUrl
})

const silences: [string, Fault][] = [
  ['no connection', 'offline'],
  ['HTML of a host that sleeps', 'html'],
  ['an empty answer', 'empty'],
  ['half an answer', 'broken-json'],
  ['503 without a code', { status: 503, body: { error: 'Database not connected yet' } }],
]

test.each(silences)('on %s the visitor is told, can play, and can try again', async (_, fault) => {
  festival.break('/players', fault)
  const { user } = renderApp('/leaderboard/witch')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The scores did not load')
  expect(alert).toHaveTextContent('The score server did not answer.')
  expect(screen.getByRole('link', { name: 'Play Now' })).toBeInTheDocument()
  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Podium' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  // The button is gone; the keyboard goes on from the title.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

const refusals: [string, Fault][] = [
  ['HTTP 401 with code 1', { status: 401, body: { code: 1, message: 'Could not fetch players' } }],
  [
    'HTTP 500 with code -1',
    { status: 500, body: { code: -1, message: 'Could not fetch players' } },
  ],
  ['code 1', { code: 1, message: 'Could not fetch players' }],
]

test.each(refusals)('on %s the host’s own words are shown and logged', async (_, fault) => {
  festival.break('/cans/players', fault)
  renderApp('/leaderboard/cans', { as: people.student })
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not fetch players')
  expect(screen.getByRole('link', { name: 'Play Now' })).toBeInTheDocument()
  // A refusal of the games host signs nobody out.
  expect(localStorage.getItem('userData')).not.toBeNull()
  await waitFor(() =>
    expect(takeConsoleMessages()).toEqual(['Error fetching scores: Could not fetch players']),
  )
})

test('a host that sleeps is given up after 15 seconds, and asked again on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/players', 'time-out')
  const { user } = renderApp('/leaderboard/witch')
  const loading = await screen.findByRole('button', { name: 'Loading...' })
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.getByText(/The score server is waking up/)).toBeInTheDocument()
  expect(loading).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('can take up to a minute to wake up')
  expect(screen.getByRole('link', { name: 'Play Now' })).toBeInTheDocument()
  expect(festival.calls('/players')).toHaveLength(1)

  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()

  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('list', { name: 'Podium' })).toBeInTheDocument()
  expect(festival.calls('/players')).toHaveLength(3)
})

test('an own row that the host keeps silent about is given up after 15 seconds, too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break('/player', 'time-out')
  renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText('Looking for Sample Student...', { selector: 'p' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(15_500))
  expect(await screen.findByText(/^Your row did not load/)).toBeInTheDocument()
  expect(festival.calls('/player')).toHaveLength(1)
})

test('without a games host the scores are said to be not available, and nobody is asked', async () => {
  env.gamesApiUrl = undefined
  renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText('Scores are not available')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Play Now' })).toBeInTheDocument()
  expect(festival.calls('/players')).toEqual([])
})

test('rows that are odd are read as far as they go', async () => {
  const players = [
    { id: 1, user_name: 'Masked', points: '900', players_rank: '1' },
    { id: 2, user_name: 'Velvet', points: null },
    null,
    { points: 5 },
  ]
  server.use(
    http.get(`${hosts.games}/players`, () => HttpResponse.json({ code: 0, message: '', players })),
  )
  renderApp('/leaderboard/witch')
  await screen.findByRole('list', { name: 'Podium' })
  expect(shownPlaces()).toEqual([
    ['1', 'Masked', '900'],
    ['2', 'Velvet', '0'],
  ])
})

test('an answer without a list is an empty board', async () => {
  server.use(http.get(`${hosts.games}/players`, () => HttpResponse.json({ code: 0 })))
  renderApp('/leaderboard/witch')
  expect(await screen.findByText('Nobody has played yet')).toBeInTheDocument()
})

test('one player may come as an object instead of a list', async () => {
  const row = { id: 12, user_name: 'Sample Student', points: 65, pin: '4011' }
  server.use(http.get(`${hosts.games}/player`, () => HttpResponse.json({ code: 0, player: row })))
  renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByRole('row', { name: '12 Sample Student you 65' })).toBeInTheDocument()
})
