import { env } from '@/shared/env'
import { fieldsOf, listOf, numberOf, textOf } from '@/shared/lib/unknown'
import { ask } from './client'
import { ApiError } from './errors'

/** Where a game keeps its scores on the games host: two calls, and the field of a row with the points (Spec §3). */
export type ScoreBoard = { all: string; one: string; points: string }

/** One row of a leaderboard. Rows arrive with the player's `pin`, which is left behind right here. */
export type Player = {
  id: string
  user_name: string
  /** The list's rank; ties share it. A single player's row has none. */
  players_rank: number | undefined
  points: number
}

/** All players of a game, best first. */
export async function getPlayers(board: ScoreBoard, signal?: AbortSignal): Promise<Player[]> {
  const reply = await askGames(board.all, signal)
  return listOf(reply.players)
    .map((row) => readPlayer(row, board))
    .filter(({ user_name }) => user_name !== '')
}

/** One player of a game by name, or `undefined` where nobody has it. */
export async function getPlayer(
  board: ScoreBoard,
  userName: string,
  signal?: AbortSignal,
): Promise<Player | undefined> {
  const query = new URLSearchParams({ user_name: userName })
  const { player } = await askGames(`${board.one}?${query.toString()}`, signal)
  const rows = Array.isArray(player) ? listOf(player) : [player]
  return rows.map((row) => readPlayer(row, board)).find(({ user_name }) => user_name !== '')
}

async function askGames(path: string, signal: AbortSignal | undefined) {
  if (!env.gamesApiUrl) throw new ApiError('offline', 'No games host is set (VITE_GAMES_API_URL)')
  return ask({ host: 'games', path, signal })
}

function readPlayer(found: unknown, board: ScoreBoard): Player {
  const fields = fieldsOf(found)
  return {
    id: textOf(fields.id),
    user_name: textOf(fields.user_name ?? fields.sfID),
    players_rank: numberOf(fields.players_rank),
    points: numberOf(fields[board.points]) ?? 0,
  }
}
