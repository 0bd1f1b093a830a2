export const genreTiles = [
  { name: 'Dance', title: 'Rain Dance', emblem: '/art/genres/dance.svg', ground: 'teal' },
  { name: 'Robotics', title: 'Robotics', emblem: '/art/genres/quiz.svg', ground: 'night' },
  { name: 'Music', title: 'Music', emblem: '/art/genres/music.svg', ground: 'vermilion' },
]
export const fallbackEmblem = '/art/masks/moon.svg'
