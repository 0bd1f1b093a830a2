/** The two mini-games. Their addresses are the deployer's (`.env.example`), their scores the games host's. */
export const games = {
  witch: { title: 'Witch Runner', poster: '/art/games/witch-runner.svg' },
  cans: { title: 'Knock the Cans', poster: '/art/games/knock-the-cans.svg' },
} as const
