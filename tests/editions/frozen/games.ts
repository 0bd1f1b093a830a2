/**
 * The mini-games; a new one is an entry here, its poster, and its address as `VITE_<NAME>_GAME_URL`, which is the
 * deployer's (`.env.example`). Its pages and its leaderboard come from this entry.
 */
export const games = {
  witch: {
    title: 'Witch Runner',
    poster: '/art/games/witch-runner.svg',
    /** Spec §3: the calls of the games host for all players and for one, and the field of a row with the points. */
    scores: { all: '/players', one: '/player', points: 'points' },
  },
  cans: {
    title: 'Knock the Cans',
    poster: '/art/games/knock-the-cans.svg',
    scores: { all: '/cans/players', one: '/cans/player', points: 'points_m' },
  },
} as const
