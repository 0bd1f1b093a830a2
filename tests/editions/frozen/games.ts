export const games = {
  witch: {
    title: 'Witch Runner',
    poster: '/art/games/witch-runner.svg',
    scores: { all: '/players', one: '/player', points: 'points' },
  },
  cans: {
    title: 'Knock the Cans',
    poster: '/art/games/knock-the-cans.svg',
    scores: { all: '/cans/players', one: '/cans/player', points: 'points_m' },
  },
} as const
