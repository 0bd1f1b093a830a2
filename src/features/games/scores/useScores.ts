import { useCallback, useEffect } from 'react'
import type { ApiError } from '@/api/errors'
import { getPlayers, type ScoreBoard } from '@/api/games'
import { env } from '@/shared/env'
import { useLoad } from '@/state/useLoad'

const NO_ANSWER =
  'The games host has not answered. It sleeps while nobody plays, and can need up to a minute to wake up. Please try again.'

/** A game's players, best first, and why they did not come; the reason stays while they are asked for again. */
export function useScores(board: ScoreBoard) {
  const load = useCallback((signal: AbortSignal) => getPlayers(board, signal), [board])
  const { data: players, error, isLoading, reload } = useLoad(env.gamesApiUrl ? load : null)
  useLogged(error)
  return { players, problem: wordsFor(error), isLoading, retry: reload }
}

export function wordsFor(error: ApiError | undefined): string | null {
  if (!error) return null
  return error.kind === 'offline' ? NO_ANSWER : error.message
}

/** Spec §8: what the games host says instead of scores is logged. The message alone: rows carry the players' pins. */
export function useLogged(error: ApiError | undefined) {
  useEffect(() => {
    if (error?.kind === 'refused' || error?.kind === 'failed')
      console.warn('Error fetching scores:', error.message)
  }, [error])
}
