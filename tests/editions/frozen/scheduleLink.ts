export const scheduleLink = [
  { day: 'Day 0', picture: '/art/ornament/arch.svg', ground: 'teal' },
  { day: 'Day 1', picture: '/art/genres/music.svg', ground: 'vermilion' },
  { day: 'Day 2', picture: '/art/genres/dance.svg', ground: 'night' },
  { day: 'Day 3', picture: '/art/masks/laugh.svg', ground: 'turmeric' },
] as const
