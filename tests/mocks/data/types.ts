/** The event record of the server (Spec §3, §7). */
export type FestEvent = {
  id: number
  genre: string
  name: string
  tagline: string
  writeup: string
  min_participation: number
  max_participation: number
  rules: string[]
  is_group: boolean
  event_status: boolean
  latitude: string
  longitude: string
  score: number
}

export type GenreGroup = { genre: string; events: FestEvent[] }
