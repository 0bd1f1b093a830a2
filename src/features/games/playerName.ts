import { createStored } from '@/shared/lib/createStored'
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
 * Which names may be this visitor's, the likeliest first. A signed-in person's own name comes first, unless that
 * very person typed another; what somebody else typed is nothing to them.
 */
export function namesToTry(
  user: { name: string; sfId: string } | undefined,
  typed: TypedName | null,
): string[] {
  if (!user) return typed ? [typed.name] : []
  if (typed?.sfId === user.sfId) return [typed.name]
  const names = typed?.sfId === '' ? [user.name, typed.name] : [user.name]
  return names.map((name) => name.trim()).filter(Boolean)
}
