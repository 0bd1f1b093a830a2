import type { Fill } from '@/theme/roles'

/** The panels on the dashboard that link to the schedule. */
export const scheduleLink = [
  { day: 'Day 0', picture: '/art/ornament/first-day.svg', fill: 'tertiary' },
  { day: 'Day 1', picture: '/art/genres/music.svg', fill: 'primary' },
  { day: 'Day 2', picture: '/art/genres/dance.svg', fill: 'panel' },
  { day: 'Day 3', picture: '/art/heroes/hero-4.svg', fill: 'accent' },
] satisfies { day: string; picture: string; fill: Fill }[]
