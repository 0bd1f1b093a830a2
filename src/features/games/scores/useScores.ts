import { useCallback, useEffect } from 'react'
import type { ApiError } from '@/api/errors'
import { getPlayers, type ScoreBoard } from '@/api/games'
import { env } from '@/shared/env'
import { useLoad } from '@/state/useLoad'

const NO_ANSWER =
  'The score server did not answer. It sleeps when nobody plays and can take up to a minute to wake up. Please try again.'

/** Players, best first. `problem` says why they did not load, and stays during a retry. */
export function useScores(board: ScoreBoard) {
  const load = useCallback((signal: AbortSignal) => getPlayers(board, signal), [board])
  const { data: players, error, isLoading, reload } = useLoad(env.gamesApiUrl ? load : null)
  useLogged(error)
  return { players, problem: problemText(error), isLoading, retry: reload }
}

export function problemText(error: ApiError | undefined): string | null {
  if (!error) return null
  return error.kind === 'offline' ? NO_ANSWER : error.message
}

/** Logs errors of the games server (Spec §8). Only the message: the rows contain the players' PINs. */
export function useLogged(error: ApiError | undefined) {
  useEffect(() => {
    if (error?.kind === 'refused' || error?.kind === 'failed')
      console.warn('Error fetching scores:', error.message)
  }, [error])
}
