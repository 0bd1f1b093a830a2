import type { HttpHandler } from 'msw'
import { games } from '@/content/games'
import { get, ok, refuse, type MockResponse } from '../endpoint'
import type { Hosts } from '../hosts'
import type { FestivalState, Player } from '../state'

export function gameHandlers(hosts: Hosts): HttpHandler[] {
  return Object.values(games).flatMap(({ scores }) => [
    get(hosts.games, scores.all, (_, state) => list(state, scores.points)),
    get(hosts.games, scores.one, (query, state) => single(query, state, scores.points)),
  ])
}

/** Each game has its own column of points (Spec §3). A tie shares a rank, and a gap follows. */
function list({ players }: FestivalState, column: string): MockResponse {
  const ranked = players.toSorted(
    (a, b) =>
      pointsOf(b, column) - pointsOf(a, column) || a.user_name.localeCompare(b.user_name, 'en'),
  )
  return ok('Players Fetched Successfully', {
    players: ranked.map((player) => ({
      ...rowOf(player, column),
      players_rank:
        1 + players.filter((rival) => pointsOf(rival, column) > pointsOf(player, column)).length,
    })),
  })
}

/** A list of one player without a rank. For an unknown name the list is empty, with code 0. */
function single(query: URLSearchParams, { players }: FestivalState, column: string): MockResponse {
  const name = query.get('user_name')
  if (!name) return refuse(1, 'User name is required', 400)
  const matches = players.filter(({ user_name }) => user_name.toLowerCase() === name.toLowerCase())
  return ok('Player Fetched Successfully', {
    player: matches.map((player) => rowOf(player, column)),
  })
}

/** The real server sends the pin too. A test then notices if the site shows or stores it. */
function rowOf(player: Player, column: string) {
  const { id, user_name, pin } = player
  return { id, user_name, [column]: pointsOf(player, column), pin }
}

function pointsOf({ points }: Player, column: string) {
  return points[column] ?? 0
}
