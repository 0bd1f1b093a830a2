import type { Registrations } from '@/api/events'
import { normalizeText } from '@/shared/lib/normalizeText'
import type { Entry } from '../days'

/** The names of the events that somebody is registered for, alone or in a team. */
export function eventNames({ solo, group }: Registrations): string[] {
  return [...solo, ...group].map(({ event }) => event.name).filter(Boolean)
}

/**
 * Whether an entry belongs to an event: "Wildfire Finals" begins with "Wildfire", and "Short Film Making" says that it
 * is of "SFM". By name, because the ids of the organisers' schedule are often those of other events.
 */
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
