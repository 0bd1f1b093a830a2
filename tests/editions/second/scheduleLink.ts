export const scheduleLink = [
  { day: 'Saturday', picture: '/art/genres/music.svg', ground: 'teal' },
  { day: 'Sunday', picture: '/art/genres/dance.svg', ground: 'night' },
]
