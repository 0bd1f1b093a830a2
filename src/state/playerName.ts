import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** The nickname typed on a leaderboard, and the SF ID of the user signed in at that time (empty if none). */
export type PlayerName = { name: string; sfId: string }

export const storedPlayerName = createStored<PlayerName | null>({
  key: 'playerName',
  fallback: null,
  read(value) {
    const { name, sfId } = fieldsOf(value)
    const typed = { name: textOf(name).trim(), sfId: textOf(sfId) }
    return typed.name ? typed : undefined
  },
})

/** When the session changes: what another user typed. */
export function keepPlayerNameOf(sfId: string) {
  const typed = storedPlayerName.get()
  if (typed && typed.sfId !== '' && typed.sfId !== sfId) storedPlayerName.set(null)
}
