import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { namesToTry } from '@/features/games/player/playerName'
import { renderApp } from '../../renderApp'

const field = () => screen.findByLabelText('Your name in the game')
const show = () => screen.getByRole('button', { name: 'Show my row' })

test('a visitor types the name once, and it is remembered after a reload, for both games', async () => {
  const { user } = renderApp('/leaderboard/witch')
  expect(await screen.findByText(/Type your name to see where you stand/)).toBeInTheDocument()
  await user.type(await field(), ' Backstage ')
  await user.click(show())
  expect(await screen.findByRole('row', { name: '11 Backstage you 100' })).toBeInTheDocument()

  renderApp('/leaderboard/cans')
  expect(await screen.findByRole('row', { name: '11 Backstage you 300' })).toBeInTheDocument()
  expect(await field()).toHaveValue('Backstage')
})

test('an unknown name is said to be unknown, and another can be typed', async () => {
  const { user } = renderApp('/leaderboard/witch', { as: people.paidStudent })
  expect(await screen.findByText('Nobody called “Paid Student” has played yet.')).toBeVisible()
  await user.type(await field(), 'Encore')
  await user.click(show())
  expect(await screen.findByText('You play as Encore.')).toBeInTheDocument()
})

test('whoever mistyped a name can look for another at once', async () => {
  const { user } = renderApp('/leaderboard/witch')
  await user.type(await field(), 'Encroe')
  await user.click(show())
  expect(await screen.findByText('Nobody called “Encroe” has played yet.')).toBeInTheDocument()
  await user.clear(await field())
  await user.type(await field(), 'Encore')
  await user.click(show())
  expect(await screen.findByText('You play as Encore.')).toBeInTheDocument()
  expect(show()).not.toHaveAttribute('aria-busy')
})

test('the name of the signed-in person is tried first, and then the one typed before', async () => {
  const { user } = renderApp('/leaderboard/witch')
  await user.type(await field(), 'Encore')
  await user.click(show())
  await screen.findByText('You play as Encore.')

  renderApp('/leaderboard/witch', { as: people.paidStudent })
  expect(await screen.findByText('You play as Encore.')).toBeInTheDocument()
  const asked = festival.calls('/player').map(({ body }) => body)
  expect(asked.slice(-2)).toEqual([{ user_name: 'Paid Student' }, { user_name: 'Encore' }])
  renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText('You play as Sample Student.')).toBeInTheDocument()
})

test('a student whose account name is on the board can look at another row, and finds the own one next time', async () => {
  const { user } = renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText('You play as Sample Student.')).toBeInTheDocument()
  await user.type(await field(), 'Encore')
  await user.click(show())
  expect(await screen.findByText('You play as Encore.')).toBeInTheDocument()

  renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText('You play as Sample Student.')).toBeInTheDocument()
  expect(await field()).toHaveValue('Encore')
})

test('a student whose account name nobody has on the board is found by the name typed last time', async () => {
  const { user } = renderApp('/leaderboard/witch', { as: people.paidStudent })
  expect(await screen.findByText('Nobody called “Paid Student” has played yet.')).toBeVisible()
  await user.type(await field(), 'Encore')
  await user.click(show())
  await screen.findByText('You play as Encore.')

  renderApp('/leaderboard/witch', { as: people.paidStudent })
  expect(await screen.findByText('You play as Encore.')).toBeInTheDocument()
  const asked = festival.calls('/player').map(({ body }) => body)
  expect(asked.slice(-2)).toEqual([{ user_name: 'Paid Student' }, { user_name: 'Encore' }])
})

test('an empty name is not sent', async () => {
  const { user } = renderApp('/leaderboard/witch')
  await field()
  await user.click(show())
  expect(await field()).toHaveAccessibleDescription('Required')
  expect(festival.calls('/player')).toEqual([])
})

test('a remembered name that is not one costs nothing but itself', async () => {
  localStorage.setItem('playerName', '{"name": 7, "sfId":')
  renderApp('/leaderboard/witch')
  expect(await field()).toHaveValue('')
})

test('when the own row does not come, the ten are there, and it can be tried again', async () => {
  festival.break('/player', 'html')
  const { user } = renderApp('/leaderboard/witch', { as: people.student })
  expect(await screen.findByText(/Your row did not load/)).toBeInTheDocument()
  expect(screen.getByText('Curtain')).toBeInTheDocument()
  festival.mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: '12 Sample Student you 65' })).toBeInTheDocument()
})

test('whose names are tried', () => {
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

test('signing out in another tab takes the name off the screen and out of the field', async () => {
  const { user } = renderApp('/leaderboard/witch', { as: people.paidStudent })
  await user.type(await field(), 'Encore')
  await user.click(show())
  expect(await screen.findByText('You play as Encore.')).toBeInTheDocument()
  localStorage.removeItem('userData')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))
  expect(await screen.findByText(/Type your name to see where you stand/)).toBeInTheDocument()
  expect(await field()).toHaveValue('')
  expect(localStorage.getItem('playerName')).toBeNull()
})
