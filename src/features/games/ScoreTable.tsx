import type { Player } from '@/api/games'
import { isSamePlayer, type RankedPlayer } from './ranks'
import { You } from './You'
import styles from './ScoreTable.module.css'

type Props = {
  title: string
  players: RankedPlayer[]
  own: Player | undefined
  /** The visitor's row, if it is not in the top ten. */
  below: RankedPlayer | undefined
  /** The name whose row is loading; its space is kept. */
  isLookingFor: string | undefined
}

export function ScoreTable({ title, players, own, below, isLookingFor }: Props) {
  if (players.length === 0 && !below && !isLookingFor) return null
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{title}, the places after the podium</caption>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <Row key={player.user_name} player={player} isOwn={isSamePlayer(player, own)} />
        ))}
        {below && <Row player={below} isOwn />}
        {isLookingFor && (
          <tr>
            <td colSpan={3}>Looking for {isLookingFor}...</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Row({ player, isOwn }: { player: RankedPlayer; isOwn: boolean }) {
  return (
    <tr data-own={isOwn || undefined}>
      <td>{player.rank}</td>
      <th scope="row">
        {player.user_name}
        {isOwn && <You />}
      </th>
      <td>{player.points}</td>
    </tr>
  )
}
