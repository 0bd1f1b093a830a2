export type Ground = 'night' | 'teal' | 'vermilion'

export type GenreTile = {
  /** As the server spells it. */
  name: string
  /** As the site shows it. */
  title: string
  emblem: string
  ground: Ground
}

/** The tiles of /events, in this order. */
export const genreTiles = [
  { name: 'Dance', title: 'Dance', emblem: '/art/genres/dance.svg', ground: 'night' },
  { name: 'Music', title: 'Music', emblem: '/art/genres/music.svg', ground: 'teal' },
  {
    name: 'Dramatics',
    title: 'Dramatics',
    emblem: '/art/genres/dramatics.svg',
    ground: 'vermilion',
  },
  { name: 'Literary', title: 'Literary', emblem: '/art/genres/literary.svg', ground: 'night' },
  { name: 'Film Fest', title: 'Film Fest', emblem: '/art/genres/film-fest.svg', ground: 'teal' },
  { name: 'Quiz', title: 'Quiz', emblem: '/art/genres/quiz.svg', ground: 'vermilion' },
  { name: 'Fine Arts', title: 'Fine Arts', emblem: '/art/genres/fine-arts.svg', ground: 'night' },
  {
    name: 'Humor Fest',
    title: 'Humour Fest',
    emblem: '/art/genres/humour-fest.svg',
    ground: 'teal',
  },
  { name: 'Fashion', title: 'Fashion', emblem: '/art/genres/fashion.svg', ground: 'vermilion' },
  {
    name: 'Culinary Arts',
    title: 'Culinary Arts',
    emblem: '/art/genres/culinary-arts.svg',
    ground: 'night',
  },
] satisfies GenreTile[]

export const fallbackEmblem = '/art/masks/moon.svg'
