import { getPlayer, getPlayers, type ScoreBoard } from '@/api/games'
import { env } from '@/shared/env'
import { useResource, type Resource } from './useResource'

const NO_ANSWER =
  'The score server did not answer. It sleeps when nobody plays and can take up to a minute to wake up. Please try again.'

/** Players, best first. */
export function useScores(board: ScoreBoard) {
  const scores = useResource({
    queryKey: ['scores', board.all],
    queryFn: ({ signal }) => getPlayers(board, signal),
    enabled: Boolean(env.gamesApiUrl),
  })
  return { ...scores, problem: problemOf(scores) }
}

/** The row of the first of these names that has played; `null` if none has. */
export function usePlayer(board: ScoreBoard, names: string[]) {
  const player = useResource({
    queryKey: ['player', board.one, ...names],
    async queryFn({ signal }) {
      for (const name of names) {
        const found = await getPlayer(board, name, signal)
        if (found) return found
      }
      return null
    },
    enabled: Boolean(env.gamesApiUrl) && names.length > 0,
  })
  return { ...player, problem: problemOf(player) }
}

function problemOf({ error, problem }: Resource<unknown>): string | null {
  return error?.kind === 'unanswered' || error?.kind === 'unsent' ? NO_ANSWER : problem
}
