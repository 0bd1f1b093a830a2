import { createStored } from '@/shared/storage/createStored'
import { fieldsOf, textOf } from '@/shared/lib/unknown'

/** The nickname typed here, and the SF ID of the user signed in at that time (empty if none). */
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

/** What was typed, unless another account typed it. */
export function ownTypedName(sfId: string | undefined, typed: TypedName | null): string {
  return typed && ['', sfId].includes(typed.sfId) ? typed.name : ''
}

/** The visitor's possible names, in order: the account's name, then the typed one. */
export function namesToTry(
  user: { name: string; sfId: string } | undefined,
  typed: TypedName | null,
): string[] {
  const names = [user?.name, ownTypedName(user?.sfId, typed)]
  return [...new Set(names.map((name) => name?.trim() ?? '').filter(Boolean))]
}
