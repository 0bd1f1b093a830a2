import { useCallback, useMemo, useState } from 'react'
import { getPlayer, type ScoreBoard } from '@/api/games'
import { env } from '@/shared/env'
import { useStored } from '@/shared/storage/useStored'
import { useSession } from '@/state/session'
import { useLoad } from '@/state/useLoad'
import { namesToTry, ownTypedName, storedPlayerName } from './playerName'
import { useLogged, problemText } from '../scores/useScores'

export type OwnPlayerState = ReturnType<typeof useOwnPlayer>

/** The visitor's own row: the first of the likely names that has played. */
export function useOwnPlayer(board: ScoreBoard) {
  const { session } = useSession()
  const user = session?.user
  const typed = useStored(storedPlayerName)
  const likely = useMemo(() => namesToTry(user, typed), [user, typed])
  const { names, who, setJustTyped } = useNames(likely, user?.sfId)

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
      storedPlayerName.set({ name, sfId: who })
      setJustTyped(name)
    },
    [who, setJustTyped],
  )
  return {
    /** Whose row it is: their sfId, or nothing while nobody is signed in. */
    who,
    /** The last name tried, for messages. */
    name: names.at(-1),
    player: data?.player,
    isUnknown: data !== undefined && data.player === undefined && !isLoading,
    problem: problemText(error),
    isLoading,
    typedName: ownTypedName(who, typed),
    remember,
    retry: reload,
  }
}

/**
 * After typing a name, exactly that row is shown; the next visit starts with the account's name again. A typed name is
 * dropped when the user signs out, here or in another tab.
 */
function useNames(likely: string[], who = '') {
  const [justTyped, setJustTyped] = useState<string>()
  const [owner, setOwner] = useState(who)
  if (owner !== who) {
    setOwner(who)
    setJustTyped(undefined)
  }
  const names = useMemo(() => (justTyped ? [justTyped] : likely), [justTyped, likely])
  return { names, who, setJustTyped }
}
