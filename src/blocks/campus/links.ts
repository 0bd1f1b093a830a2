import { paths } from '@/shared/paths'

type Ids = Record<'day' | 'place' | 'from' | 'to', string>

/** `day` is an id from `src/content/schedule.ts`, `place` one from `src/content/venues.ts`. */
export function placeOnPlan({ day, place }: Pick<Ids, 'day' | 'place'>): string {
  return `${paths.accommodationMap}?${new URLSearchParams({ day, place }).toString()}`
}

export function walkOnPlan({ day, from, to }: Pick<Ids, 'day' | 'from' | 'to'>): string {
  return `${paths.accommodationMap}?${new URLSearchParams({ day, from, to }).toString()}`
}
