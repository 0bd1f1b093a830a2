export type Game = {
  title: string
  poster: string
  /** Spec §3: the endpoints for all players and for one, and the field with the points. */
  scores: { all: `${string}/players`; one: `${string}/player`; points: string }
}

/**
 * For a new game: an entry here, its poster, and its address as `VITE_<NAME>_GAME_URL` in `.env.example`. The name is in
 * lower-case letters here and in the site's addresses, in capitals in the variable. Whoever runs the games server
 * knows its `scores`.
 */
export const games: Readonly<Record<string, Game>> = {
  witch: {
    title: 'Witch Runner',
    poster: '/art/games/witch.svg',
    scores: { all: '/players', one: '/player', points: 'points' },
  },
  cans: {
    title: 'Knock the Cans',
    poster: '/art/games/cans.svg',
    scores: { all: '/cans/players', one: '/cans/player', points: 'points_m' },
  },
}
