/** `.test` can never be a real host. */
export const hosts = {
  master: 'https://master.festival.test',
  userEvents: 'https://user-events.festival.test',
  games: 'https://games.festival.test',
}

/** The hosts of the endpoints of Spec §7. All three may be one address, as with `npm run api`. */
export type Hosts = typeof hosts
