import { env } from '@/shared/env'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { ask } from './client'
import { ApiError } from './errors'

/** The two mini-games. */
export type Game = 'witch' | 'cans'

/** One row of a leaderboard. Rows arrive with the player's `pin`, which is left behind right here. */
export type Player = {
  id: string
  user_name: string
  /** The list's rank; ties share it. A single player's row has none. */
  players_rank: number | undefined
  points: number
}

const lists: Record<Game, string> = { witch: '/players', cans: '/cans/players' }
const single: Record<Game, string> = { witch: '/player', cans: '/cans/player' }

/** GET /players or /cans/players: all players, best first. */
export async function getPlayers(game: Game, signal?: AbortSignal): Promise<Player[]> {
  const reply = await askGames(lists[game], signal)
  return listOf(reply.players)
    .map(readPlayer)
    .filter(({ user_name }) => user_name !== '')
}

/** GET /player or /cans/player: one player by name, or `undefined` where nobody has it. */
export async function getPlayer(
  game: Game,
  userName: string,
  signal?: AbortSignal,
): Promise<Player | undefined> {
  const query = new URLSearchParams({ user_name: userName })
  const { player } = await askGames(`${single[game]}?${query.toString()}`, signal)
  const rows = Array.isArray(player) ? listOf(player) : [player]
  return rows.map(readPlayer).find(({ user_name }) => user_name !== '')
}

async function askGames(path: string, signal: AbortSignal | undefined) {
  if (!env.gamesApiUrl) throw new ApiError('offline', 'No games host is set (VITE_GAMES_API_URL)')
  return ask({ host: 'games', path, signal })
}

function readPlayer(found: unknown): Player {
  const fields = fieldsOf(found)
  return {
    id: textOf(fields.id),
    user_name: textOf(fields.user_name ?? fields.sfID),
    players_rank: numberOf(fields.players_rank),
    points: numberOf(fields.points ?? fields.points_m) ?? 0,
  }
}
