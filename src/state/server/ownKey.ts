import { listOf } from '@/shared/lib/unknown'

/** The key of a query about a person. Keys are in memory only, so the token may be in it: a new session asks anew. */
export function ownKey(token: string, name: string) {
  return ['own', token, name] as const
}

/** Whose query it is; nothing for what everybody may read. */
export function tokenIn(key: unknown): string | undefined {
  const [kind, token] = listOf(key)
  return kind === 'own' && typeof token === 'string' ? token : undefined
}
