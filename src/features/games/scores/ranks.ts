import type { Player } from '@/api/games'

export const TOP = 10

export type RankedPlayer = Player & { rank: number }

/** Players with the same points share a rank, and leave a gap after it (1, 1, 3), as the games host counts. */
export function rankOf({ points }: Player, players: Player[]): number {
  return 1 + players.filter((each) => each.points > points).length
}

/** The first ten rows, also where the tenth and the eleventh have the same points. */
export function topTen(players: Player[]): RankedPlayer[] {
  return players
    .slice(0, TOP)
    .map((player) => ({ ...player, rank: player.players_rank ?? rankOf(player, players) }))
}

/** Names are unique on the games host; ids only while a row has one. */
export function isSamePlayer(one: Player, other: Player | undefined): boolean {
  return other !== undefined && one.user_name === other.user_name
}
