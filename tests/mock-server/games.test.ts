import { expect, test } from 'vitest'
import { people } from '@mocks/people'
import { read, someText } from './ask'

test.each([
  ['/players', 'points', 980],
  ['/cans/players', 'points_m', 2940],
])('%s lists everybody by %s, with a shared first rank', async (path, column, best) => {
  const { body } = await read(path)
  expect(body).toMatchObject({ code: 0, message: 'Players Fetched Successfully' })
  const first = { user_name: 'Masked', [column]: best, players_rank: 1, pin: someText }
  expect(body).toHaveProperty('players.0', expect.objectContaining(first))
  expect(body).toHaveProperty(`players.1.${column}`, best)
  expect(body).toHaveProperty('players.1.players_rank', 1)
  expect(body).toHaveProperty('players.2.players_rank', 3)
  expect(body).toHaveProperty('players.length', 12)
  expect(body).toHaveProperty('players.11.user_name', people.student.name)
  expect(body).toHaveProperty('players.11.players_rank', 12)
})

test('one player comes as a list of one, without a rank', async () => {
  const { body } = await read(`/cans/player?user_name=${encodeURIComponent('Moth & Flame')}`)
  expect(body).toEqual({
    code: 0,
    message: 'Player Fetched Successfully',
    player: [{ id: 2, user_name: 'Moth & Flame', points_m: 2940, pin: '4001' }],
  })
})

test('an unknown player is an empty list, not an error', async () => {
  expect(await read('/player?user_name=Nobody')).toMatchObject({
    status: 200,
    body: { code: 0, player: [] },
  })
})
