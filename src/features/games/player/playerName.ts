import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, textOf } from '@/shared/lib/unknown'

/** The nickname typed here, and the SF-ID of the user signed in at that time (empty if none). */
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

/** The visitor's possible names, in order: the account's name, then the typed one unless another account typed it. */
export function namesToTry(
  user: { name: string; sfId: string } | undefined,
  typed: TypedName | null,
): string[] {
  const isOwn = typed?.sfId === '' || typed?.sfId === user?.sfId || !user
  const names = [user?.name, isOwn ? typed?.name : undefined]
  return [...new Set(names.map((name) => name?.trim() ?? '').filter(Boolean))]
}
