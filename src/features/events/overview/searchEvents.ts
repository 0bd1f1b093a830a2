import type { FestEvent, Genre } from '@/api/events'
import { normalizeText, searchWords } from '@/shared/lib/normalizeText'
import { tileOf } from '../findGenre'

/** Matches every query word in name, tagline or genre. Sorted: name starts with the query, contains it, then others. */
export function searchEvents(genres: Genre[], query: string): FestEvent[] {
  const words = searchWords(query)
  const whole = normalizeText(query)
  if (!whole) return []
  const rank = ({ name }: FestEvent) => {
    const index = normalizeText(name).indexOf(whole)
    return index === 0 ? 0 : index > 0 ? 1 : 2
  }
  return genres
    .flatMap(({ events }) => events)
    .filter((event) => {
      const text = textsOf(event)
      return words.every((word) => text.includes(word))
    })
    .map((event) => ({ event, rank: rank(event) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ event }) => event)
}

function textsOf({ name, tagline, genre }: FestEvent): string {
  return [name, tagline, genre, tileOf(genre).title].map(normalizeText).join(' ')
}
