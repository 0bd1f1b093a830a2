import type { HttpHandler } from 'msw'
import { get, ok, refuse, type Answer } from '../endpoint'
import type { Hosts } from '../hosts'
import type { FestivalState, Player } from '../state'

/** The points' column differs between the two games (spec §3). */
type Column = 'points' | 'points_m'

export function gameHandlers({ games }: Hosts): HttpHandler[] {
  return [
    get(games, '/players', (_, state) => list(state, 'points')),
    get(games, '/player', (query, state) => single(query, state, 'points')),
    get(games, '/cans/players', (_, state) => list(state, 'points_m')),
    get(games, '/cans/player', (query, state) => single(query, state, 'points_m')),
  ]
}

/** Everybody, best first; ties share a rank and leave a gap after it. */
function list({ players }: FestivalState, column: Column): Answer {
  const ranked = players.toSorted(
    (one, other) =>
      other[column] - one[column] || one.user_name.localeCompare(other.user_name, 'en'),
  )
  return ok('Players Fetched Successfully', {
    players: ranked.map((player) => ({
      ...rowOf(player, column),
      players_rank: 1 + players.filter((each) => each[column] > player[column]).length,
    })),
  })
}

/** A list of one without a rank, and of none (still code 0) for an unknown name. */
function single(query: URLSearchParams, { players }: FestivalState, column: Column): Answer {
  const name = query.get('user_name')
  if (!name) return refuse(1, 'User name is required', 400)
  const found = players.filter(({ user_name }) => user_name.toLowerCase() === name.toLowerCase())
  return ok('Player Fetched Successfully', { player: found.map((each) => rowOf(each, column)) })
}

/** The real server sends the pin too, so the stand-in does: a site that shows or keeps it must be caught. */
function rowOf({ id, user_name, pin, ...player }: Player, column: Column) {
  return { id, user_name, [column]: player[column], pin }
}
