import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '@/features/games/GameScreen'
import '@/features/games/GamesScreen'
import { env } from '@/festival/env'
import { renderApp } from '../../renderApp'

test('two posters lead to the two leaderboards (Spec §2)', async () => {
  renderApp('/games')
  expect(await screen.findByRole('heading', { name: 'Games', level: 1 })).toBeInTheDocument()
  const witch = screen.getByRole('link', { name: 'Witch Runner Leaderboard' })
  expect(witch).toHaveAttribute('href', '/leaderboard/witch')
  const cans = screen.getByRole('link', { name: 'Knock the Cans Leaderboard' })
  expect(cans).toHaveAttribute('href', '/leaderboard/cans')
})

test('a game fills the window, with the least permissions and a way back (Spec §2, §7)', async () => {
  const [name, title] = ['witch', 'Witch Runner']
  renderApp(`/games/${name}`)
  const frame = await screen.findByTitle(title)
  expect(frame).toHaveAttribute('src', `/mock/game.html?game=${name}`)
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-pointer-lock allow-forms allow-modals',
  )
  expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; gamepad')
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/leaderboard/${name}`)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  const tab = screen.getByRole('link', { name: `Open in a new tab: ${title}` })
  expect(tab).toHaveAttribute('rel', 'noopener noreferrer')
})

test('the page says that the game is loading until it has loaded, and after 8 s that it takes longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderApp('/games/cans')
  expect(await screen.findByText('The game is loading...')).toBeInTheDocument()
  const frame = screen.getByTitle('Knock the Cans')
  expect(frame).toHaveAttribute('data-shown', 'false')
  vi.setTimerTickMode('manual')
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(screen.queryByText(/is taking longer than usual/)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('status')).toHaveTextContent(/is taking longer than usual/)
  expect(screen.getByRole('link', { name: /^Open in a new tab/ })).toBeInTheDocument()
  expect(frame).toHaveAttribute('data-shown', 'true')
  fireEvent.load(frame)
  expect(screen.queryByText(/is taking longer than usual/)).not.toBeInTheDocument()
})

test('a game without an address says that it is not open yet', async () => {
  env.gameUrls = { ...env.gameUrls, witch: undefined }
  renderApp('/games/witch')
  expect(await screen.findByText('The game is not open yet')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Witch Runner', level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games')
  expect(screen.queryByTitle('Witch Runner')).not.toBeInTheDocument()
})
