import { genreTiles } from '@/content/genres'
import { festEvent, genres } from './events'
import type { GenreGroup } from './types'

const SIZES: [min: number, max: number][] = [
  [1, 1],
  [2, 2],
  [3, 8],
]

/** The fixed events of the edition's genres, and sample events for genres without fixed events. */
export function editionEvents(): GenreGroup[] {
  const names: string[] = genreTiles.map(({ name }) => name)
  const isShown = ({ events }: GenreGroup) => events.some(({ event_status }) => event_status)
  const known = genres.filter((group) => names.includes(group.genre) || !isShown(group))
  const unknown = names.filter((name) => !genres.some(({ genre }) => genre === name))
  return [...structuredClone(known), ...unknown.map(sampleEvents)]
}

function sampleEvents(genre: string, index: number): GenreGroup {
  const events = SIZES.map((team, at) =>
    festEvent(genre, {
      id: 1001 + index * SIZES.length + at,
      name: `${genre} Sample ${at + 1}`,
      tagline: 'A sample event',
      writeup: 'The real events come from the games server.',
      rules: ['This event is made up for the mock server.'],
      team,
    }),
  )
  return { genre, events }
}
