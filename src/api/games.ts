import { fieldsOf, listOf, nameOf, numberOf, textOf, uniqueBy } from '@/shared/lib/parse'
import { request } from './client'

/** Spec §3: two endpoints, for all players and for one player, and the field with the points. */
export type ScoreBoard = { all: string; one: string; points: string }

/** The server also sends the player's `pin`, which must not be stored. */
export type Player = {
  id: string
  user_name: string
  /** Players with equal points have the same rank. The endpoint for one player does not send a rank. */
  players_rank: number | undefined
  points: number
}

export async function getPlayers(board: ScoreBoard, signal?: AbortSignal): Promise<Player[]> {
  const reply = await requestGames(board.all, signal)
  const players = listOf(reply.players)
    .map((row) => readPlayer(row, board))
    .filter(({ user_name }) => user_name !== '')
  return uniqueBy(players, ({ id }) => id)
}

export async function getPlayer(
  board: ScoreBoard,
  userName: string,
  signal?: AbortSignal,
): Promise<Player | undefined> {
  const query = new URLSearchParams({ user_name: userName })
  const { player } = await requestGames(`${board.one}?${query.toString()}`, signal)
  const rows = Array.isArray(player) ? listOf(player) : [player]
  return rows.map((row) => readPlayer(row, board)).find(({ user_name }) => user_name !== '')
}

/** Returns the first player that the server knows, or `null`. */
export async function getFirstPlayer(board: ScoreBoard, names: string[], signal?: AbortSignal) {
  for (const name of names) {
    const player = await getPlayer(board, name, signal)
    if (player) return player
  }
  return null
}

/** The server sleeps when nobody plays. */
const WAKE_UP_MS = 60_000

function requestGames(path: string, signal: AbortSignal | undefined) {
  return request(path, { signal, timeoutMs: WAKE_UP_MS })
}

function readPlayer(value: unknown, board: ScoreBoard): Player {
  const fields = fieldsOf(value)
  return {
    id: textOf(fields.id),
    user_name: nameOf(fields.user_name ?? fields.sfID),
    players_rank: numberOf(fields.players_rank),
    points: numberOf(fields[board.points]) ?? 0,
  }
}
