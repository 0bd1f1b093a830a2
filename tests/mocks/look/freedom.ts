import type { drawings } from '@/theme/drawings'

/** These may have any shape: the second edition has others. Components rely on the proportions of all others. */
const ANY_SHAPE: readonly (keyof typeof drawings)[] = [
  'navigation',
  'signIn',
  'signUp',
  'faqs',
  'stayPackage',
  'freeDelivery',
  'registeredLeft',
  'registeredRight',
]

/** What a designer may change. */
export function freedomOf(role: string): string {
  if (role === 'shield') return 'the college’s own'
  return ANY_SHAPE.some((free) => free === role)
    ? 'any shape, with its size in drawings.ts'
    : 'keep the proportions'
}
