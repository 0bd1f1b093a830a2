import type { FestEvent, Genre } from '@/api/events'
import { fallbackEmblem, genreTiles, type GenreTile } from '@/content/genres'
import { normalizeText, searchWords } from '@/shared/lib/normalizeText'

/** Makes different spellings comparable: "film-fest", "Film Fest", "Humour fest". */
function genreKey(written: string): string {
  return normalizeText(written).replaceAll('humour', 'humor')
}

export function findGenre(genres: Genre[], written: string): Genre | undefined {
  return genres.find(({ genre }) => genreKey(genre) === genreKey(written))
}

const tiles = new Map(genreTiles.map((tile) => [genreKey(tile.name), tile]))

export function findTile(written: string): GenreTile | undefined {
  return tiles.get(genreKey(written))
}

export function tileOf(genre: string): GenreTile {
  return findTile(genre) ?? { name: genre, title: genre, emblem: fallbackEmblem, fill: 'primary' }
}

/** A name for CSS, which allows only letters of some scripts. Two genres never share one: React refuses that. */
export function genreTransition(genre: string): string {
  return `genre-${genre.replace(/\W/gu, (character) => `-${character.codePointAt(0)}`)}`
}

export function tilesOf(genres: Genre[]): GenreTile[] {
  const others = genres.filter(({ genre }) => !findTile(genre))
  return [...genreTiles, ...others.map(({ genre }) => tileOf(genre))]
}

/**
 * The arrows go through the genres in the server's order, and from the last to the first. For the list of 2025 this gives
 * the special cases in Spec §2 (positions 0, 8 and 10).
 */
export function neighboursOf(genres: Genre[], current: Genre) {
  const index = genres.indexOf(current)
  const previous = genres.at(index - 1)
  const next = genres.at((index + 1) % genres.length)
  return genres.length > 1 && previous && next ? { previous, next } : null
}

/** Each word must match name, tagline or genre. Names that start with the query come first, then names that contain it. */
export function searchEvents(genres: Genre[], query: string): FestEvent[] {
  const terms = searchWords(query)
  const whole = normalizeText(query)
  if (!whole) return []
  const rank = ({ name }: FestEvent) => {
    const index = normalizeText(name).indexOf(whole)
    return index === 0 ? 0 : index > 0 ? 1 : 2
  }
  return genres
    .flatMap(({ events }) => events)
    .filter((event) => {
      const { name, tagline, genre } = event
      const text = [name, tagline, genre, tileOf(genre).title].map(normalizeText).join(' ')
      return terms.every((word) => text.includes(word))
    })
    .map((event) => ({ event, rank: rank(event) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ event }) => event)
}
