import { picture, pins, type Pin } from '@/content/campusPlan'
import { venues, type Venue } from '@/content/venues'
import { days, type Day, type Entry } from '@/blocks/schedule/days'
import { project, type Point } from '@/blocks/campus/geo'

/** The kind of a place follows from its name. The default is `place`. */
const KINDS = [
  ['auditorium', /auditorium/i],
  ['hall', /\b(hall|arena)\b/i],
  ['ground', /ground|court/i],
  ['rooms', /\bV1\b/],
] as const

export type Kind = (typeof KINDS)[number][0] | 'place'

export type Place = Venue & {
  id: string
  number: number
  kind: Kind
  /** `spot` is the true position on the picture, and `pin` is the position of the marker. */
  spot: Point
  pin: Point
  label: Pin['name']
}

const numbered: Record<string, Pin> = pins

/** Sorted by number. Places without a number are not on the plan. */
export const places: readonly Place[] = Object.entries<Venue>(venues)
  .flatMap(([id, venue]) => {
    const pin = numbered[id]
    if (!pin) return []
    const spot = project(venue, picture)
    const [x, y] = pin.at ?? [spot.x, spot.y]
    const { number, name: label } = pin
    return { ...venue, id, number, kind: kindOf(venue.name), spot, pin: { x, y }, label }
  })
  .sort((a, b) => a.number - b.number)

export function kindOf(name: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'place'
}

export const placeOf = (id: string | null) => places.find((place) => place.id === id)

export function entriesAt(place: Pick<Place, 'id'>, day: Day | undefined): Entry[] {
  return day?.entries.filter(({ venue }) => venue === place.id) ?? []
}

const used = new Set<string>(days.flatMap(({ entries }) => entries.map(({ venue }) => venue)))

/** Whether the schedule has an entry at the place. */
export const isUsed = ({ id }: Place) => used.has(id)
