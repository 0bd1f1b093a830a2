export type Game = {
  title: string
  poster: string
  /** Spec §3: the endpoints for all players and for one player, and the field with the points. */
  scores: { all: `${string}/players`; one: `${string}/player`; points: string }
}

/**
 * A new game needs an entry here, a poster, and its address as `VITE_<NAME>_GAME_URL` in `.env.example`. The name is
 * lower-case here and in the site's addresses, and upper-case in the variable. The team of the games server knows the
 * `scores`.
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
