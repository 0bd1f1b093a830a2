import { venues, type Venue } from '@/content/venues'
import { days, type Day, type Entry } from '@/blocks/schedule/days'
import { distanceOf, project, type Point } from './geo'

/** Only what the name says; `place` for all others. */
const KINDS = [
  ['auditorium', 'Auditorium', /auditorium/i],
  ['arena', 'Arena', /arena/i],
  ['hall', 'Hall', /\bhall\b/i],
  ['court', 'Court', /court/i],
  ['ground', 'Ground', /ground/i],
  ['rooms', 'Rooms', /\bV1\b/],
  ['cafe', 'Cafe', /cafe/i],
  ['gate', 'Gate', /gate/i],
] as const

export type Kind = (typeof KINDS)[number][0] | 'place'

export type Place = Venue &
  Point & {
    id: string
    kind: Kind
    /** Somewhere on the schedule of any day. */
    isUsed: boolean
    /** Nothing happens there, but people know it and find their way by it. */
    isLandmark: boolean
  }

export const places: readonly Place[] = placesOf(venues, days)

function placesOf(content: Record<string, Venue>, all: readonly Day[]): Place[] {
  const used = new Set<string>(all.flatMap(({ entries }) => entries.map(({ venue }) => venue)))
  const list = Object.entries(content).map(([id, venue]) => {
    const kind = kindOf(venue.name)
    const isUsed = used.has(id)
    return { ...venue, id, kind, isUsed, isLandmark: !isUsed && kind !== 'hall' }
  })
  return project(list)
}

export function kindOf(name: string): Kind {
  return KINDS.find(([, , pattern]) => pattern.test(name))?.[0] ?? 'place'
}

export function kindName(kind: Kind): string {
  return KINDS.find(([id]) => id === kind)?.[1] ?? 'Other place'
}

/** In the order of the key, without the kinds that no place of this edition has. */
export function kindsIn(list: readonly Place[]): Kind[] {
  const order = [...KINDS.map(([kind]) => kind), 'place' as const]
  return order.filter((kind) => list.some((place) => place.kind === kind && place.isUsed))
}

export function placeOf(id: string | null): Place | undefined {
  return places.find((place) => place.id === id)
}

export function entriesAt(place: Pick<Place, 'id'>, day: Day | undefined): Entry[] {
  return day?.entries.filter(({ venue }) => venue === place.id) ?? []
}

/** The places with events, the nearest first. */
export function nearestTo(place: Place): { place: Place; metres: number }[] {
  return places
    .filter((other) => other.isUsed && other.id !== place.id)
    .map((other) => ({ place: other, metres: distanceOf(place, other) }))
    .sort((one, other) => one.metres - other.metres)
}

/** In order of time of the first event of the day, then by name; the places without one last. */
export function byFirstEvent(list: readonly Place[], day: Day | undefined): Place[] {
  const startOf = (place: Place) => entriesAt(place, day)[0]?.startsAt ?? Infinity
  return [...list].sort((one, other) => {
    const [first, second] = [startOf(one), startOf(other)]
    return first === second ? one.name.localeCompare(other.name, 'en') : first - second
  })
}
