import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settings } from '@mocks/thirdParties/settings'
import { env } from '@/shared/env'
import { renderApp } from '../../renderApp'
// Loaded before the first test, which would have to wait for it.
import '@/features/games/GameScreen'
import '@/features/games/GamesScreen'

test('two posters lead to the two leaderboards (Spec §2)', async () => {
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
])(
  '%s fills the window, with the least permissions and a way back (Spec §2, §7)',
  async (name, title) => {
    renderApp(`/games/${name}`)
    const frame = await screen.findByTitle(title)
    expect(frame).toHaveAttribute('src', `/mock/game.html?game=${name}`)
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock')
    expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; gamepad')
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/leaderboard/${name}`,
    )
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    const tab = screen.getByRole('link', { name: 'New tab: the game, opens in a new tab' })
    expect(tab).toHaveAttribute('rel', 'noopener noreferrer')
  },
)

test('the page says that the game is loading until it is there, and after 15 s that it takes longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp('/games/cans')
  expect(await screen.findByText('The game is loading...')).toBeInTheDocument()
  expect(screen.getByText('Loading')).toHaveAttribute('class', 'visuallyHidden')
  const frame = screen.getByTitle('Knock the Cans')
  expect(frame).toHaveAttribute('data-shown', 'false')
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText(/is taking longer than usual/)).toBeInTheDocument()
  fireEvent.load(frame)
  await vi.waitFor(() => expect(frame).toHaveAttribute('data-shown', 'true'))
  expect(screen.queryByText(/is taking longer than usual/)).not.toBeInTheDocument()
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

test('a game without an address says that it is not open yet', async () => {
  env.gameUrls = { ...env.gameUrls, witch: undefined }
  renderApp('/games/witch')
  expect(await screen.findByText('The game is not open yet')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Witch Runner', level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games')
  expect(screen.queryByTitle('Witch Runner')).not.toBeInTheDocument()
})
