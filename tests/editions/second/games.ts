export const games = {
  puddle: {
    title: 'Puddle Jump',
    poster: '/art/games/witch-runner.svg',
    scores: { all: '/puddle/players', one: '/puddle/player', points: 'jumps' },
  },
}
