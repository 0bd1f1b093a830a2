import type { FestEvent, GenreGroup } from './types'

/** What differs between events; the rest is the same for all or follows from this. */
export type EventFacts = {
  id: number
  name: string
  tagline: string
  /** Smallest and largest team, the leader counted. */
  team: [min: number, max: number]
  writeup: string
  rules: string[]
  /** Only where the real list contradicts the team's size. */
  isGroup?: boolean
  isHidden?: boolean
}

/** One group of GET /api/event as the server answers it, with its fixed coordinates and score. */
export function genreGroup(genre: string, events: EventFacts[]): GenreGroup {
  return { genre, events: events.map((facts) => festEvent(genre, facts)) }
}

function festEvent(genre: string, facts: EventFacts): FestEvent {
  const { id, name, tagline, team, writeup, rules, isHidden = false } = facts
  const [min, max] = team
  return {
    id,
    genre,
    name,
    tagline,
    writeup,
    min_participation: min,
    max_participation: max,
    rules,
    is_group: facts.isGroup ?? max > 1,
    event_status: !isHidden,
    latitude: '22 N',
    longitude: '66 E',
    score: 1,
  }
}
