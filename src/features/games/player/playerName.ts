import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, textOf } from '@/shared/lib/unknown'

/** A nickname from the game, typed here once, and the sfId of who was signed in then (empty for nobody). */
export type TypedName = { name: string; sfId: string }

export const storedPlayerName = createStored<TypedName | null>({
  key: 'playerName',
  fallback: null,
  read(found) {
    const { name, sfId } = fieldsOf(found)
    const typed = { name: textOf(name).trim(), sfId: textOf(sfId) }
    return typed.name ? typed : undefined
  },
})

/**
 * Which names may be this visitor's, in the order in which they are tried: the account's name, and then the one typed
 * here, unless another account typed it.
 */
export function namesToTry(
  user: { name: string; sfId: string } | undefined,
  typed: TypedName | null,
): string[] {
  const isOwn = typed?.sfId === '' || typed?.sfId === user?.sfId || !user
  const names = [user?.name, isOwn ? typed?.name : undefined]
  return [...new Set(names.map((name) => name?.trim() ?? '').filter(Boolean))]
}
