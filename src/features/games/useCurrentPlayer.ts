import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScoreBoard } from '@/api/games'
import { useLastError } from '@/blocks/Loaded'
import { useStored } from '@/shared/storage/useStored'
import { NO_SCORES, playerQuery } from '@/queries/games'
import { queryErrorMessage } from '@/queries/messages'
import { storedPlayerName, type PlayerName } from '@/state/playerName'
import { useSession } from '@/state/session'

/** The typed name, or '' if another account typed it. */
function typedNameOf(sfId: string | undefined, typed: PlayerName | null): string {
  return typed && ['', sfId].includes(typed.sfId) ? typed.name : ''
}

/** The possible names of the visitor: first the account's name, then the typed one. */
export function namesToTry(
  user: { name: string; sfId: string } | undefined,
  typed: PlayerName | null,
): string[] {
  const names = [user?.name, typedNameOf(user?.sfId, typed)]
  return [...new Set(names.map((name) => name?.trim() ?? '').filter(Boolean))]
}

export type CurrentPlayerState = ReturnType<typeof useCurrentPlayer>

/** The visitor's own row: the first of their possible names that has played. */
export function useCurrentPlayer(board: ScoreBoard) {
  const { session } = useSession()
  const sfId = session?.user.sfId ?? ''
  const typed = useStored(storedPlayerName)
  const [justTyped, setJustTyped] = useState<PlayerName>()
  // After the visitor types a name, only that row is shown. The next visit starts with the account's name again.
  const names = justTyped?.sfId === sfId ? [justTyped.name] : namesToTry(session?.user, typed)
  const player = useQuery(playerQuery(board, names))
  const error = useLastError(player)

  return {
    /** The sfId of the user, or '' if nobody is signed in. */
    sfId,
    /** Messages show the last name that was tried. */
    name: names.at(-1),
    player: player.data ?? undefined,
    isUnknown: player.data === null && !player.isFetching,
    error: queryErrorMessage(error, NO_SCORES),
    isLoading: player.isFetching,
    typedName: typedNameOf(sfId, typed),
    remember(name: string) {
      const next = { name, sfId }
      storedPlayerName.set(next)
      setJustTyped(next)
      // The same name is the same query, so it is refetched: the player may have played meanwhile.
      if (names.length === 1 && names[0] === name) void player.refetch()
    },
    retry: () => void player.refetch(),
  }
}
