import { normalizeText } from '@/shared/lib/normalizeText'
import type { Entry } from '../days'

export type Filter = { query: string; venue: string; isPlanOnly: boolean }

/** The entries that have every word of the query in their title or place, at that venue, in one's plan if so asked. */
export function filterEntries(
  entries: readonly Entry[],
  { query, venue, isPlanOnly }: Filter,
  isPlanned: (entry: Entry) => boolean,
): Entry[] {
  const words = query.split(/\s+/).map(normalizeText).filter(Boolean)
  // Marks alone fold to nothing, and nothing is called that.
  if (query.trim() && words.length === 0) return []
  return entries.filter((entry) => {
    const text = normalizeText(entry.title) + ' ' + normalizeText(entry.place.name)
    if (!words.every((word) => text.includes(word))) return false
    return (!venue || entry.venue === venue) && (!isPlanOnly || isPlanned(entry))
  })
}
