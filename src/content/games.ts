/**
 * For a new game: an entry here, its poster, and its address as `VITE_<NAME>_GAME_URL` (`.env.example` and `.env.mock`). The name is in
 * lower-case letters here and in the site's addresses, in capitals in the variable. Whoever runs the games server
 * knows its `scores`.
 */
export const games = {
  witch: {
    title: 'Witch Runner',
    poster: '/art/games/witch.svg',
    /** Spec §3: the endpoints for all players and for one, and the field with the points. */
    scores: { all: '/players', one: '/player', points: 'points' },
  },
  cans: {
    title: 'Knock the Cans',
    poster: '/art/games/cans.svg',
    scores: { all: '/cans/players', one: '/cans/player', points: 'points_m' },
  },
} as const

export type GameName = keyof typeof games
