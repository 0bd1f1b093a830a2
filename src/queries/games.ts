import { queryOptions } from '@tanstack/react-query'
import { getFirstPlayer, getPlayers, type ScoreBoard } from '@/api/games'
import { env } from '@/festival/env'

/** The message if there is no usable response. */
export const NO_SCORES =
  'The score server did not answer. It sleeps when nobody plays and can take up to a minute to wake up. Please try again.'

export const scoresQuery = (board: ScoreBoard) =>
  queryOptions({
    queryKey: ['scores', board.all],
    queryFn: ({ signal }) => getPlayers(board, signal),
    enabled: Boolean(env.gamesApiUrl),
  })

export const playerQuery = (board: ScoreBoard, names: string[]) =>
  queryOptions({
    queryKey: ['player', board.one, ...names],
    queryFn: ({ signal }) => getFirstPlayer(board, names, signal),
    enabled: Boolean(env.gamesApiUrl) && names.length > 0,
  })
