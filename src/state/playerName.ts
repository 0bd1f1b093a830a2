import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** A nickname on a leaderboard. `sfId` belongs to the user who typed it, and is empty for visitors. */
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

/** Call it when the session changes. It removes the nickname of another user. */
export function keepPlayerNameOf(sfId: string) {
  const typed = storedPlayerName.get()
  if (typed && typed.sfId !== '' && typed.sfId !== sfId) storedPlayerName.set(null)
}
