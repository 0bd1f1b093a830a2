import type { Day, Entry } from '@/blocks/schedule/days'
import { normalizeText, searchWords } from '@/shared/lib/normalizeText'
import { directionOf, distanceOf } from '@/blocks/campus/geo'
import { entriesAt, isUsed, places, type Place } from './places'
import { distanceText, walkText } from '@/blocks/campus/walk'

export type Listed = { place: Place; entries: Entry[]; summary: string; isOther: boolean }

type ListOptions = {
  day: Day | undefined
  query: string
  /** The day's entries of the user's plan. */
  plannedEntries: readonly Entry[]
  isPlanOnly: boolean
  chosen: Place | undefined
  from: Place | undefined
  start: Place | undefined
  /** In the server's format: "Azad Hall, Room 12". */
  hall: string | undefined
}

/** Sorted: the chosen place, places with events, other places of the schedule, the user's hall, and all others. */
export function listPlaces(options: ListOptions): Listed[] {
  const { day, chosen, from, hall } = options
  const near = from ?? chosen
  const metresTo = (place: Place) => (near ? distanceOf(near, place) : 0)
  const rankOf = ({ place, entries, isOther }: Listed) => {
    if (place === chosen) return 0
    return isOther ? (isHallOf(place, hall) ? 3 : 4) : entries.length > 0 ? 1 : 2
  }
  return places
    .filter((place) => place !== from && isFound(place, options))
    .map((place) => ({
      place,
      entries: entriesAt(place, day),
      summary: summaryOf(place, options),
      isOther: !isUsed(place) && place !== chosen,
    }))
    .sort((a, b) => rankOf(a) - rankOf(b) || metresTo(a.place) - metresTo(b.place))
}

/** The query is the place's number, or all its words are in the name or in the title of one event of the day. */
function isFound(
  place: Place,
  { day, query, plannedEntries, isPlanOnly, chosen }: ListOptions,
): boolean {
  const entries = entriesAt(place, day)
  if (place === chosen && !query) return true
  if (isPlanOnly && !entries.some((entry) => plannedEntries.includes(entry))) return false
  const terms = searchWords(query)
  const texts = [place.name, ...entries.map(({ title }) => title)].map(normalizeText)
  const isIn = (text: string) => terms.every((word) => text.includes(word))
  return query.trim() === String(place.number) || texts.some(isIn)
}

function isHallOf({ name, kind }: Place, hall = ''): boolean {
  const [a, b] = [normalizeText(name), normalizeText(hall)]
  return kind === 'hall' && b !== '' && (a.startsWith(b) || b.startsWith(a))
}

/** For example "3 events, 1 in my plan, about 4 min north", from the chosen place or from the entrance. */
function summaryOf(place: Place, { day, plannedEntries, start, hall }: ListOptions): string {
  const entries = entriesAt(place, day)
  const planned = entries.filter((entry) => plannedEntries.includes(entry)).length
  const parts = [
    isHallOf(place, hall) && 'your hall',
    entries.length > 0 ? countOf(entries) : isUsed(place) && day && `nothing on ${day.name}`,
    planned > 0 && `${planned} in my plan`,
    start !== place &&
      start &&
      `${walkText(distanceOf(start, place))} ${directionOf(start.spot, place.spot)}`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function countOf({ length }: Entry[]): string {
  return length === 1 ? '1 event' : `${length} events`
}

export type Walk = NonNullable<ReturnType<typeof walkOf>>

/** `text` is short, for the plan. `words` is for the list. */
export function walkOf(from: Place | undefined, to: Place | undefined) {
  if (!from || !to) return undefined
  const metres = distanceOf(from, to)
  const [time, length] = [walkText(metres), distanceText(metres)]
  const direction = directionOf(from.spot, to.spot)
  return {
    from,
    to,
    text: `${time}, ${length} straight`,
    words: `${time} on foot, ${length} in a straight line, ${direction}`,
  }
}
