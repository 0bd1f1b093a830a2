import { paths } from '@/shared/paths'

/** `day` is an id from `src/content/schedule.ts`, the others are from `src/content/venues.ts`. */
export function onPlan(ids: Partial<Record<'day' | 'place' | 'from' | 'to', string>>): string {
  return `${paths.accommodationMap}?${new URLSearchParams(ids).toString()}`
}
