import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '@/api/errors'
import { getFirstPlayer, getPlayers, type ScoreBoard } from '@/api/games'
import { env } from '@/shared/env'

const NO_ANSWER =
  'The score server did not answer. It sleeps when nobody plays and can take up to a minute to wake up. Please try again.'

/** Players, best first. */
export const scoresOf = (board: ScoreBoard) =>
  queryOptions({
    queryKey: ['scores', board.all],
    queryFn: ({ signal }) => getPlayers(board, signal).catch(inOwnWords),
    enabled: Boolean(env.gamesApiUrl),
  })

/** The row of the first of these names that has played; `null` if none has. */
export const playerOf = (board: ScoreBoard, names: string[]) =>
  queryOptions({
    queryKey: ['player', board.one, ...names],
    queryFn: ({ signal }) => getFirstPlayer(board, names, signal).catch(inOwnWords),
    enabled: Boolean(env.gamesApiUrl) && names.length > 0,
  })

function inOwnWords(error: unknown): never {
  if (!(error instanceof ApiError) || !/^un/.test(error.kind)) throw error
  throw new ApiError('failed', NO_ANSWER)
}
