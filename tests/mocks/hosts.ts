/** The mock server's own addresses. `.test` can never be a real host. */
export const hosts = {
  master: 'https://master.festival.test',
  userEvents: 'https://user-events.festival.test',
  games: 'https://games.festival.test',
}

/** Where the calls of Spec §7 live. All three may be one address, as behind `npm run api`. */
export type Hosts = typeof hosts
