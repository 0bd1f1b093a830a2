import type { Fill } from '@/theme/roles'

export type GenreTile = {
  /** The server's spelling. */
  name: string
  /** The title that the site shows. */
  title: string
  emblem: string
  fill: Fill
}

/** The tiles of /events, in this order. */
export const genreTiles = [
  { name: 'Dance', title: 'Dance', emblem: '/art/genres/dance.svg', fill: 'panel' },
  { name: 'Music', title: 'Music', emblem: '/art/genres/music.svg', fill: 'tertiary' },
  {
    name: 'Dramatics',
    title: 'Dramatics',
    emblem: '/art/genres/dramatics.svg',
    fill: 'primary',
  },
  { name: 'Literary', title: 'Literary', emblem: '/art/genres/literary.svg', fill: 'panel' },
  { name: 'Film Fest', title: 'Film Fest', emblem: '/art/genres/film-fest.svg', fill: 'tertiary' },
  { name: 'Quiz', title: 'Quiz', emblem: '/art/genres/quiz.svg', fill: 'primary' },
  { name: 'Fine Arts', title: 'Fine Arts', emblem: '/art/genres/fine-arts.svg', fill: 'panel' },
  {
    name: 'Humor Fest',
    title: 'Humour Fest',
    emblem: '/art/genres/humour-fest.svg',
    fill: 'tertiary',
  },
  { name: 'Fashion', title: 'Fashion', emblem: '/art/genres/fashion.svg', fill: 'primary' },
  {
    name: 'Culinary Arts',
    title: 'Culinary Arts',
    emblem: '/art/genres/culinary-arts.svg',
    fill: 'panel',
  },
] satisfies GenreTile[]

export const fallbackEmblem = '/art/heroes/hero-5.svg'
