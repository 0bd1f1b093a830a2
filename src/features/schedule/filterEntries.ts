import { normalizeText, searchWords } from '@/shared/lib/normalizeText'
import type { Entry } from '@/blocks/schedule/days'

export type Filter = { query: string; venue: string; isPlanOnly: boolean }

/** Entries with every word of the query in their title or venue, at that venue, and in the user's plan if asked. */
export function filterEntries(
  entries: readonly Entry[],
  { query, venue, isPlanOnly }: Filter,
  isPlanned: (entry: Entry) => boolean,
): Entry[] {
  const words = searchWords(query)
  // Punctuation alone normalises to nothing, and matches no entry.
  if (query.trim() && words.length === 0) return []
  return entries.filter((entry) => {
    const text = normalizeText(entry.title) + ' ' + normalizeText(entry.place.name)
    if (!words.every((word) => text.includes(word))) return false
    return (!venue || entry.venue === venue) && (!isPlanOnly || isPlanned(entry))
  })
}
