import { useCallback, useMemo, useState } from 'react'
import { getPlayer, type ScoreBoard } from '@/api/games'
import { env } from '@/shared/env'
import { useStored } from '@/shared/storage/useStored'
import { useSession } from '@/state/session'
import { useLoad } from '@/state/useLoad'
import { namesToTry, storedPlayerName } from './playerName'
import { useLogged, wordsFor } from '../scores/useScores'

export type OwnPlayerState = ReturnType<typeof useOwnPlayer>

/** The visitor's own row: the first of the likely names that has played. */
export function useOwnPlayer(board: ScoreBoard) {
  const { session } = useSession()
  const user = session?.user
  const typed = useStored(storedPlayerName)
  // After typing a name, show exactly that row; the next visit starts with the account's name again.
  const [justTyped, setJustTyped] = useState<string>()
  const names = useMemo(
    () => (justTyped ? [justTyped] : namesToTry(user, typed)),
    [justTyped, user, typed],
  )

  const load = useCallback(
    async (signal: AbortSignal) => {
      for (const name of names) {
        const player = await getPlayer(board, name, signal)
        if (player) return { player }
      }
      return { player: undefined }
    },
    [board, names],
  )
  const canAsk = Boolean(env.gamesApiUrl) && names.length > 0
  const { data, error, isLoading, reload } = useLoad(canAsk ? load : null)
  useLogged(error)

  const remember = useCallback(
    (text: string) => {
      const name = text.trim()
      storedPlayerName.set({ name, sfId: user?.sfId ?? '' })
      setJustTyped(name)
    },
    [user],
  )
  return {
    /** The last name tried, for messages. */
    name: names.at(-1),
    player: data?.player,
    isUnknown: data !== undefined && data.player === undefined && !isLoading,
    problem: wordsFor(error),
    isLoading,
    typedName: typed?.name ?? '',
    remember,
    retry: reload,
  }
}
