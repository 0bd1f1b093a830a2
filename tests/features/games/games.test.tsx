import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { settings } from '@mocks/thirdParties/settings'
import { env } from '@/shared/env'
import { renderApp } from '../../renderApp'
// Loaded before the first test, which would have to wait for it.
import '@/features/games/GameScreen'
import '@/features/games/GamesScreen'

/** The addresses of the games, until the test is over. */
function setAddresses(changed: Partial<typeof env.gameUrls>) {
  const { gameUrls } = env
  onTestFinished(() => void (env.gameUrls = gameUrls))
  env.gameUrls = { ...gameUrls, ...changed }
}

test('two posters lead to the two leaderboards', async () => {
  renderApp('/games')
  expect(await screen.findByRole('heading', { name: 'Games', level: 1 })).toBeInTheDocument()
  const witch = screen.getByRole('link', { name: 'Witch Runner Leaderboard' })
  expect(witch).toHaveAttribute('href', '/leaderboard/witch')
  const cans = screen.getByRole('link', { name: 'Knock the Cans Leaderboard' })
  expect(cans).toHaveAttribute('href', '/leaderboard/cans')
})

test.each([
  ['witch', 'Witch Runner'],
  ['cans', 'Knock the Cans'],
])('%s fills the window, with the least permissions and a way back', async (name, title) => {
  renderApp(`/games/${name}`)
  const frame = await screen.findByTitle(title)
  expect(frame).toHaveAttribute('src', `/mock/game.html?game=${name}`)
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock')
  expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; gamepad')
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/leaderboard/${name}`)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  const tab = screen.getByRole('link', { name: 'New tab: the game, opens in a new tab' })
  expect(tab).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a game of another site keeps its own origin', async () => {
  setAddresses({ cans: 'https://cans.festival.test/' })
  server.use(http.head('https://cans.festival.test/', () => new HttpResponse()))
  renderApp('/games/cans')
  const frame = await screen.findByTitle('Knock the Cans')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-pointer-lock')
})

test('the page says that the game is loading until it is there', async () => {
  renderApp('/games/cans')
  expect(await screen.findByText('The game is loading...')).toBeInTheDocument()
  expect(screen.getByText('Loading')).toHaveAttribute('class', 'visuallyHidden')
  const frame = screen.getByTitle('Knock the Cans')
  expect(frame).toHaveAttribute('data-shown', 'false')
  await act(() => Promise.resolve())
  fireEvent.load(frame)
  await vi.waitFor(() => expect(frame).toHaveAttribute('data-shown', 'true'))
  expect(screen.queryByText('The game is loading...')).not.toBeInTheDocument()
})

test('says after 15 seconds that the game takes longer, and shows it when it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp('/games/witch')
  const frame = await screen.findByTitle('Witch Runner')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText(/is taking longer than usual/)).toBeInTheDocument()
  fireEvent.load(frame)
  expect(frame).toHaveAttribute('data-shown', 'true')
})

test('a game that does not load says so, with a way to try again', async () => {
  settings.change({ framesBlocked: true })
  const { user } = renderApp('/games/witch')
  expect(await screen.findByText('The game did not load')).toBeInTheDocument()
  expect(screen.queryByTitle('Witch Runner')).not.toBeInTheDocument()
  settings.change({ framesBlocked: false })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTitle('Witch Runner')).toBeInTheDocument()
})

test.each([
  ['/games/witch', 'Witch Runner'],
  ['/games/cans', 'Knock the Cans'],
])('%s without an address says that the game is not open yet', async (path, title) => {
  setAddresses({ witch: undefined, cans: undefined })
  renderApp(path)
  expect(await screen.findByText('The game is not open yet')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: title, level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games')
  expect(screen.queryByTitle(title)).not.toBeInTheDocument()
})

test.each(['/games/chess', '/leaderboard/chess'])('%s is no page', async (path) => {
  const { at } = renderApp(path)
  expect(await screen.findByRole('heading', { name: 'Unmask the Magic' })).toBeInTheDocument()
  expect(at()).toBe('/')
})
