import type { Player } from '@/api/games'
import { isSamePlayer, type RankedPlayer } from './ranks'
import { You } from './You'
import styles from './Podium.module.css'

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
