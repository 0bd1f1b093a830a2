import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type UserEvent } from '@testing-library/user-event'
import { delay, http } from 'msw'
import { festival } from '@mocks/festival'
import { hosts } from '@mocks/hosts'
import { server } from '@mocks/node'
import { people } from '@mocks/people'
import { env } from '@/festival/env'
import { topTen } from '@/features/games/ranks'
import { namesToTry } from '@/features/games/useCurrentPlayer'
import { renderApp } from '../../renderApp'
import { rowsOf, shownPlaces } from './board'
import { sentence } from '../../sentence'

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

test('a visitor sees ten players, the first three on the podium, and ties share a rank (Spec §2, §9)', async () => {
  renderApp('/leaderboard/witch')
  expect(await screen.findByRole('heading', { name: 'Witch Runner', level: 1 })).toBeVisible()
  const podium = within(await screen.findByRole('list', { name: 'Podium' }))
  const badges = podium.getAllByRole('img').map((badge) => badge.getAttribute('alt'))
  expect(badges).toEqual(['Rank 1', 'Rank 1', 'Rank 3'])
  expect(shownPlaces()).toEqual([
    ['1', 'Acrobat', '980'],
    ['1', 'Moth & Flame', '980'],
    ['3', 'Velvet', '870'],
    ['4', 'Curtain', '760'],
    ['5', 'Lantern', '650'],
    ['6', 'Harlequin', '540'],
    ['6', 'Puppet', '540'],
    ['8', 'Understudy', '430'],
    ['9', 'Encore', '320'],
    ['10', 'Prompter', '210'],
  ])
})

test('where the server sends no ranks, ties share one and leave a gap after it (Spec §2)', () => {
  const points = [900, 900, 800, 700, 700, 700, 600]
  const unranked = { id: '', user_name: 'Encore', players_rank: undefined }
  const players = points.map((score) => ({ ...unranked, points: score }))
  expect(topTen(players).map(({ rank }) => rank)).toEqual([1, 1, 3, 4, 4, 4, 7])
})

test('while the score server wakes up the page waits for more than 15 s, and shows what comes after 40 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const wakeUp = vi.fn(() => delay(40_000))
  server.use(http.get(`${hosts.games}/players`, wakeUp))
  renderApp('/leaderboard/witch')
  await waitFor(() => expect(wakeUp).toHaveBeenCalledOnce())
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(await screen.findByRole('list', { name: 'Podium' })).toBeInTheDocument()
})

test('the twelfth player sees their row below the top ten, with its rank (Spec §2)', async () => {
  renderApp('/leaderboard/witch', { as: people.student })
  const row = await screen.findByRole('row', { name: '12 Sample Student you 65' })
  expect(rowsOf(screen.getByRole('table')).at(-1)).toBe(row)
  expect(screen.getByText(sentence('You play as Sample Student.'))).toBeInTheDocument()
})

test('a player among the ten is marked there, and not shown twice (Spec §2)', async () => {
  festival.change(({ players }) => {
    for (const player of players)
      if (player.user_name === 'Velvet') player.user_name = people.student.name
  })
  renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText('you')).toBeInTheDocument()
  expect(shownPlaces()[2]).toEqual(['3', 'Sample Student you', '870'])
  expect(shownPlaces()).toHaveLength(10)
})

const field = () => screen.findByLabelText('Your name in the game')
const show = () => screen.getByRole('button', { name: 'Show my row' })

async function searchFor(user: UserEvent, name: string) {
  await user.type(await field(), name)
  await user.click(show())
}

test('a visitor types a name once, and both games remember it after a reload', async () => {
  const { user } = renderApp('/leaderboard/witch')
  expect(await screen.findByText(/Type your name to see where you stand/)).toBeInTheDocument()
  await searchFor(user, ' Backstage ')
  expect(await screen.findByRole('row', { name: '11 Backstage you 100' })).toBeInTheDocument()

  renderApp('/leaderboard/cans')
  expect(await screen.findByRole('row', { name: '11 Backstage you 300' })).toBeInTheDocument()
  expect(await field()).toHaveValue('Backstage')
})

test('an unknown name says so, and another can be typed (Spec §7)', async () => {
  const { user } = renderApp('/leaderboard/witch')
  await searchFor(user, 'Encroe')
  expect(
    await screen.findByText(sentence('Nobody called “Encroe” has played yet.')),
  ).toBeInTheDocument()
  await user.clear(await field())
  await searchFor(user, 'Moth & Flame')
  expect(await screen.findByText(sentence('You play as Moth & Flame.'))).toBeInTheDocument()
  expect(festival.calls('/player').at(-1)?.body).toEqual({ user_name: 'Moth & Flame' })
})

test('without a games host, the page says that scores are not available, and sends no request (Spec §7)', async () => {
  env.gamesApiUrl = undefined
  renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText('Scores are not available')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Play Now' })).toBeInTheDocument()
  expect(festival.calls('/players')).toEqual([])
})

test('looks up the expected names in order (Spec §3)', () => {
  const me = { name: 'Sample Student', sfId: 'SF00007' }
  expect(namesToTry(undefined, null)).toEqual([])
  expect(namesToTry(me, null)).toEqual(['Sample Student'])
  expect(namesToTry(me, { name: 'Encore', sfId: '' })).toEqual(['Sample Student', 'Encore'])
  expect(namesToTry(me, { name: 'Encore', sfId: 'SF00007' })).toEqual(['Sample Student', 'Encore'])
  expect(namesToTry(me, { name: 'Sample Student', sfId: '' })).toEqual(['Sample Student'])
  expect(namesToTry(me, { name: 'Encore', sfId: 'SF00008' })).toEqual(['Sample Student'])
  expect(namesToTry(undefined, { name: 'Encore', sfId: 'SF00008' })).toEqual([])
  expect(namesToTry({ name: ' ', sfId: 'SF00007' }, null)).toEqual([])
})

test('players with one name keep their rows, and one that is listed twice has one', async () => {
  const player = (id: number, points: number, user_name = 'Asha') => ({ id, user_name, points })
  const players = [player(1, 90), player(2, 80), player(3, 70, 'Bo'), player(4, 60), player(4, 60)]
  festival.break('/players', { status: 200, body: { code: 0, players } })
  renderApp('/leaderboard/witch')
  await screen.findByRole('list', { name: 'Podium' })
  expect(shownPlaces().map(([, name, points]) => [name, points])).toEqual([
    ['Asha', '90'],
    ['Asha', '80'],
    ['Bo', '70'],
    ['Asha', '60'],
  ])
})
