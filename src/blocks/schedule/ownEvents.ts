import type { Registrations } from '@/api/events'
import { normalizeText } from '@/shared/lib/normalizeText'
import type { Entry } from './days'

export function eventNames({ solo, group }: Registrations): string[] {
  return [...solo, ...group].map(({ event }) => event.name).filter(Boolean)
}

/** "Wildfire Finals" belongs to "Wildfire". Compares names, because the organisers' ids are often of other events. */
export function isOf(event: string, { title, of = [] }: Pick<Entry, 'title' | 'of'>): boolean {
  if (of.some((name) => normalizeText(name) === normalizeText(event))) return true
  const name = wordsOf(event)
  const begins = wordsOf(title).slice(0, name.length)
  return name.length > 0 && begins.join(' ') === name.join(' ')
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeText)
    .filter(Boolean)
}
