import { fieldsOf, isRecord, listOf, nameOf, numberOf, textOf } from '@/shared/lib/parse'
import { request } from './client'
import { ApiError } from './errors'

/** Spec §3: a sub-event that users register for. */
export type FestEvent = {
  id: number
  genre: string
  name: string
  tagline: string
  writeup: string
  rules: string[]
  /** Always true, because hidden events are removed. With it, a stored list has the same shape as a response. */
  event_status: true
  /** Team sizes include the leader. An event with a `max_participation` of 1 is a solo event. */
  min_participation: number
  max_participation: number
}

export type Genre = { genre: string; events: FestEvent[] }

/** More than any real team. A larger size is a mistake, and its rows would freeze the form. */
const MAX_TEAM_SIZE = 100

export async function getEvents(signal?: AbortSignal): Promise<Genre[]> {
  const { data } = await request('/api/event', { signal })
  if (!Array.isArray(data))
    throw new ApiError('unanswered', 'The response of /api/event has no list')
  return readGenres(data)
}

/** `value` comes from a response or from storage. It is a list of genres with events, or a flat list of events. */
export function readGenres(value: unknown): Genre[] {
  const groups = new Map<string, FestEvent[]>()
  for (const item of listOf(value).filter(isRecord)) {
    const events = Array.isArray(item.events) ? item.events : [item]
    for (const event of events) {
      const genre = textOf(item.genre).trim() || textOf(fieldsOf(event).genre).trim()
      const festEvent = readEvent(event, genre)
      const others = groups.get(genre) ?? []
      const isListed = others.some(({ id }) => id === festEvent?.id)
      if (festEvent && !isListed) groups.set(genre, [...others, festEvent])
    }
  }
  return [...groups].map(([genre, events]) => ({ genre, events }))
}

function readEvent(value: unknown, genre: string): FestEvent | undefined {
  const fields = fieldsOf(value)
  const id = numberOf(fields.id)
  const name = nameOf(fields.name)
  const isVisible = fields.event_status === true || numberOf(fields.event_status) === 1
  // In some years the list contains "Accommodation", which is neither a genre nor an event.
  if (id === undefined || !name || !genre || !isVisible) return undefined
  if ([name, genre].some((text) => text.toLowerCase() === 'accommodation')) return undefined
  const min = readSize(fields.min_participation) ?? 1
  return {
    id,
    genre,
    name,
    tagline: textOf(fields.tagline).trim(),
    writeup: readText(fields.writeup),
    rules: listOf(fields.rules).map(readRule).filter(Boolean),
    event_status: true,
    min_participation: min,
    max_participation: Math.max(min, readSize(fields.max_participation) ?? min),
  }
}

/** Reads the size of a team. */
export function readSize(value: unknown): number | undefined {
  const size = numberOf(value)
  return size === undefined ? undefined : Math.min(Math.max(1, Math.floor(size)), MAX_TEAM_SIZE)
}

/** Some texts have a backslash and an n instead of a line break. */
function readText(value: unknown): string {
  return textOf(value).replaceAll('\\n', '\n').trim()
}

/** The page numbers the list, so a leading "1." is removed. "2.5 metres" stays. */
function readRule(value: unknown): string {
  return readText(value).replace(/^\d{1,2}\s*[.)](?!\d)\s*/, '')
}
