import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { player, rowsOf, shownPlaces } from './board'

test('a visitor sees ten players, the first three on the podium, and ties share a rank', async () => {
  renderApp('/leaderboard/witch')
  expect(await screen.findByRole('heading', { name: 'Witch Runner', level: 1 })).toBeVisible()
  const podium = within(await screen.findByRole('list', { name: 'Podium' }))
  const masks = podium.getAllByRole('img').map((mask) => mask.getAttribute('alt'))
  expect(masks).toEqual(['Rank 1', 'Rank 1', 'Rank 3'])
  expect(shownPlaces()).toEqual([
    ['1', 'Masked', '980'],
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
  expect(document.title).toBe('Witch Runner leaderboard | Spring Fest')
})

test('the cans have a board of their own, with points of their own', async () => {
  renderApp('/leaderboard/cans')
  await screen.findByRole('list', { name: 'Podium' })
  expect(screen.getByRole('heading', { name: 'Knock the Cans' })).toBeVisible()
  expect(shownPlaces().at(0)).toEqual(['1', 'Masked', '2940'])
})

test('the button reads "Loading..." until the scores are there, and then leads to the game', async () => {
  renderApp('/leaderboard/witch')
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeDisabled()
  expect(await screen.findByRole('link', { name: 'Play Now' })).toHaveAttribute(
    'href',
    '/games/witch',
  )
  expect(screen.queryByRole('button', { name: 'Loading...' })).not.toBeInTheDocument()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Games' })).toHaveAttribute(
    'href',
    '/games',
  )
})

test('whoever is twelfth finds the own row below the ten, with its rank', async () => {
  renderApp('/leaderboard/witch', { as: people.student })
  const row = await screen.findByRole('row', { name: '12 Sample Student you 65' })
  expect(rowsOf(screen.getByRole('table')).at(-1)).toBe(row)
  expect(screen.getByText('You play as Sample Student.')).toBeInTheDocument()
})

test('whoever is among the ten is marked there, and not shown twice', async () => {
  festival.change(({ players }) => players.push(player('Paid Student', 985)))
  renderApp('/leaderboard/witch', { as: people.paidStudent })
  expect(await screen.findByText('you')).toBeInTheDocument()
  expect(shownPlaces().at(0)).toEqual(['1', 'Paid Student you', '985'])
  expect(shownPlaces()).toHaveLength(10)
  expect(shownPlaces().at(-1)).toEqual(['10', 'Encore', '320'])
})

test('the tenth row is the last one, also when the eleventh has the same points', async () => {
  festival.change(({ players }) => {
    for (const each of players) each.points = { points: 50 }
  })
  renderApp('/leaderboard/witch')
  await screen.findByRole('list', { name: 'Podium' })
  expect(shownPlaces()).toHaveLength(10)
  expect(new Set(shownPlaces().map(([rank]) => rank))).toEqual(new Set(['1']))
})

test('a name with marks of its own is asked for as it is', async () => {
  const { user } = renderApp('/leaderboard/witch')
  await user.type(await screen.findByLabelText('Your name in the game'), 'Moth & Flame')
  await user.click(screen.getByRole('button', { name: 'Show my row' }))
  expect(await screen.findByText('You play as Moth & Flame.')).toBeInTheDocument()
  expect(festival.calls('/player').at(-1)?.body).toEqual({ user_name: 'Moth & Flame' })
})

test('where nobody has played, the first place is free', async () => {
  festival.change((state) => void (state.players = []))
  renderApp('/leaderboard/cans', { as: people.student })
  expect(await screen.findByText('Nobody has played yet')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Play Now' })).toHaveAttribute('href', '/games/cans')
})

test('two players make a podium of two', async () => {
  festival.change(({ players }) => players.splice(2))
  renderApp('/leaderboard/witch')
  await screen.findByRole('list', { name: 'Podium' })
  expect(shownPlaces()).toHaveLength(2)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('the pin that rows carry is not shown, kept or passed on', async () => {
  renderApp('/leaderboard/witch', { as: people.student })
  await screen.findByRole('row', { name: '12 Sample Student you 65' })
  const kept = JSON.stringify({ ...localStorage, ...sessionStorage })
  for (const { pin } of festival.state().players) {
    expect(document.body.innerHTML).not.toContain(pin)
    expect(kept).not.toContain(pin)
  }
})
