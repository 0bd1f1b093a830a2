import { fieldsOf, listOf, nameOf, numberOf, textOf, uniqueBy } from '@/shared/lib/parse'
import { request } from './client'

/** Spec §3: the two endpoints for the scores of a game, and the field that holds the points. */
export type ScoreBoard = { all: string; one: string; points: string }

/** A row of a leaderboard. The server also sends the player's `pin`, which is not kept. */
export type Player = {
  id: string
  user_name: string
  /** The rank in the list; ties share it. Not sent for a single player. */
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

/** The row of the first of these names that has played; `null` if none has. */
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
