import { screen, waitFor } from '@testing-library/react'
import { afterAll, expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { gameHandlers } from '@mocks/handlers/games'
import { hosts } from '@mocks/hosts'
import { server } from '@mocks/node'
import { games } from '@/content/games'

// Next year's game, added before the site's modules are imported.
const scores = { all: '/invented/players', one: '/invented/player', points: 'points_k' }
Object.assign(games, { invented: { title: 'Kite Fight', poster: '/art/kite-fight.svg', scores } })
afterAll(() => void Reflect.deleteProperty(games, 'invented'))

test('an entry in the content alone gives a third game its poster, leaderboard, page and documents', async () => {
  festival.reset()
  server.use(...gameHandlers(hosts))
  // Preloads everything, so that the first render does not wait. One after the other: Node 20 may fail to load a package that
  // two imports ask for at once.
  const { renderApp } = await import('../../renderApp')
  const { screenPages } = await import('@/app/pages')
  await import('@/features/games/GamesScreen')
  await import('@/features/games/LeaderboardScreen')
  await import('@/features/games/GameScreen')
  const { user, at } = renderApp('/games')
  await user.click(await screen.findByRole('link', { name: 'Kite Fight Leaderboard' }))
  expect(await screen.findByRole('list', { name: 'Podium' })).toHaveTextContent('4900 points')
  await user.click(screen.getByRole('link', { name: 'Play Now' }))
  await waitFor(() => expect(at()).toBe('/games/invented'))
  expect(await screen.findByRole('heading', { name: 'Kite Fight', level: 1 })).toBeInTheDocument()
  expect(screen.getByText('The game is not open yet')).toBeInTheDocument()
  expect(document.title).toBe('Kite Fight | Spring Fest')

  const listed = screenPages.filter(({ isListed }) => isListed).flatMap(({ pages }) => pages)
  expect(listed.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/games/invented', '/leaderboard/invented']),
  )
})
