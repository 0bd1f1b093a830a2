import { useCallback, useMemo, useState } from 'react'
import type { ScoreBoard } from '@/api/games'
import { useStored } from '@/shared/storage/useStored'
import { usePlayer } from '@/state/server/scores'
import { useSession } from '@/state/session'
import { namesToTry, ownTypedName, storedPlayerName } from './playerName'

export type OwnPlayerState = ReturnType<typeof useOwnPlayer>

/** The visitor's own row: the first of the likely names that has played. */
export function useOwnPlayer(board: ScoreBoard) {
  const { session } = useSession()
  const user = session?.user
  const typed = useStored(storedPlayerName)
  const likely = useMemo(() => namesToTry(user, typed), [user, typed])
  const { names, who, setJustTyped } = useNames(likely, user?.sfId)

  const player = usePlayer(board, names)

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
    player: player.data ?? undefined,
    isUnknown: player.data === null && !player.isLoading,
    problem: player.problem,
    isLoading: player.isLoading,
    typedName: ownTypedName(who, typed),
    remember,
    retry: player.reload,
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
