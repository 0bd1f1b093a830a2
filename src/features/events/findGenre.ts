import type { Genre } from '@/api/events'
import { fallbackEmblem, genreTiles, type GenreTile } from '@/content/genres'
import { normalizeText } from '@/shared/lib/normalizeText'

/** What a genre is recognised by, however it is written: "film-fest", "Film Fest", "Humour fest". */
function genreKey(written: string): string {
  return normalizeText(written).replaceAll('humour', 'humor')
}

export function isSameGenre(one: string, other: string): boolean {
  return genreKey(one) === genreKey(other)
}

/** The genre that the server has under that name, if it has something to show. */
export function findGenre(genres: Genre[], written: string): Genre | undefined {
  return genres.find(({ genre }) => isSameGenre(genre, written))
}

/** The tile of the wall for that name, or `undefined` where this edition has none. */
export function findTile(written: string): GenreTile | undefined {
  return genreTiles.find(({ name }) => isSameGenre(name, written))
}

/** How a genre of the server looks: its tile, or for one that is new here a tile made up for it. */
export function tileOf(genre: string): GenreTile {
  return (
    findTile(genre) ?? { name: genre, title: genre, emblem: fallbackEmblem, ground: 'vermilion' }
  )
}

/** The ten tiles in their order, and after them any visible genre that they leave out. */
export function wallTiles(genres: Genre[]): GenreTile[] {
  const others = genres.filter(({ genre }) => !findTile(genre))
  return [...genreTiles, ...others.map(({ genre }) => tileOf(genre))]
}

/**
 * Where the arrows lead: around the genres that have a visible event, in the server's order. On the list of 2025 that
 * is what Spec §2 calls the special handling of positions 0, 8 and 10, and it stays right when the order changes.
 */
export function neighboursOf(genres: Genre[], current: Genre) {
  const place = genres.indexOf(current)
  const previous = genres.at(place - 1)
  const next = genres.at((place + 1) % genres.length)
  return genres.length > 1 && previous && next ? { previous, next } : null
}
