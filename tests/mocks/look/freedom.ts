import type { drawings } from '@/theme/drawings'

/** The second edition has other shapes for these. Components rely on the proportions of all others. */
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

export function freedomOf(role: string): string {
  if (role === 'shield') return 'the college’s own'
  return ANY_SHAPE.some((free) => free === role)
    ? 'any shape, with its size in drawings.ts'
    : 'keep the proportions'
}
