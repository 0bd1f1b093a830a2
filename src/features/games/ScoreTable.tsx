import type { Player } from '@/api/games'
import styles from './ScoreTable.module.css'
import { isSamePlayer, type RankedPlayer } from './ranks'

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
          <Row key={player.user_name} player={player} isVisitor={isSamePlayer(player, own)} />
        ))}
        {below && <Row player={below} isVisitor />}
        {isLookingFor && (
          <tr>
            <td colSpan={3}>Looking for {isLookingFor}...</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Row({ player, isVisitor }: { player: RankedPlayer; isVisitor: boolean }) {
  return (
    <tr data-own={isVisitor || undefined}>
      <td>{player.rank}</td>
      <th scope="row">
        {player.user_name}
        {isVisitor && <You />}
      </th>
      <td>{player.points}</td>
    </tr>
  )
}

export function Podium({ players, own }: { players: RankedPlayer[]; own: Player | undefined }) {
  return (
    <ol className={styles.podium} aria-label="Podium">
      {players.map((player) => (
        <li key={player.user_name} className={styles.place}>
          <img
            src={`/art/podium/${player.rank}.svg`}
            alt={`Rank ${player.rank}`}
            width="240"
            height="276"
          />
          <b className={styles.name}>
            {player.user_name}
            {isSamePlayer(player, own) && <You />}
          </b>
          <span className={styles.points}>
            {player.points} <span className="visuallyHidden">points</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Marks the visitor's own row with a word, because not everybody can see the colour. */
function You() {
  return (
    <>
      {' '}
      <em className={styles.you}>you</em>
    </>
  )
}
