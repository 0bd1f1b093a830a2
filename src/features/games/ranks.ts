import type { Player } from '@/api/games'

const MAX_ROWS = 10

export type RankedPlayer = Player & { rank: number }

/** Players with equal points share a rank, and a gap follows (1, 1, 3). The games server counts in the same way. */
export function rankOf({ points }: Player, players: Player[]): number {
  return 1 + players.filter((player) => player.points > points).length
}

/** Never more than ten rows, even if the tenth and the eleventh have equal points. */
export function topTen(players: Player[]): RankedPlayer[] {
  return players
    .slice(0, MAX_ROWS)
    .map((player) => ({ ...player, rank: player.players_rank ?? rankOf(player, players) }))
}

/** Names are unique on the games server, but not every row has an id. */
export function isSamePlayer(a: Player, b: Player | undefined): boolean {
  return b !== undefined && a.user_name === b.user_name
}
