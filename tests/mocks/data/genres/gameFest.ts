import { genreGroup } from '../genreGroup'

/** Nothing here is visible, so this genre has no tile and the arrows pass it by. */
export const gameFest = genreGroup('Game Fest', [
  {
    id: 53,
    name: 'Labyrinth',
    tagline: 'Labyrinth',
    team: [2, 5],
    isHidden: true,
    writeup: 'Find out.',
    rules: ['1. To be announced.'],
  },
])
