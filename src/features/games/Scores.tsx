import type { Player } from '@/api/games'
import { useHasTimedOut } from '@/shared/hooks/timers'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { Untranslated } from '@/shared/ui/Untranslated'
import { podium as podiumDrawings } from '@/theme/drawings'
import board from './LeaderboardScreen.module.css'
import { isSamePlayer, rankOf, topTen, type RankedPlayer } from './ranks'
import styles from './Scores.module.css'
import type { CurrentPlayerState } from './useCurrentPlayer'

const ON_PODIUM = 3
const LONG_WAIT_MS = 4_000

type Props = { title: string; players: Player[]; current: CurrentPlayerState }

/** The podium, and a table of the next places. The visitor's row is last if it is not in the top ten. */
export function Scores({ title, players, current }: Props) {
  const { player: currentPlayer, name, isLoading } = current
  if (players.length === 0 && !currentPlayer) {
    return (
      <div className={board.notice}>
        <EmptyState title="Nobody has played yet">The first place is yours to take.</EmptyState>
      </div>
    )
  }
  const ranked = topTen(players)
  const podium = ranked.slice(0, ON_PODIUM)
  const rows: RankedPlayer[] = ranked.slice(ON_PODIUM)
  if (currentPlayer && !ranked.some((player) => isSamePlayer(player, currentPlayer)))
    rows.push({ ...currentPlayer, rank: rankOf(currentPlayer, players) })
  const isLooking = isLoading && !currentPlayer
  return (
    <>
      {podium.length > 0 && <Podium players={podium} currentPlayer={currentPlayer} />}
      {(rows.length > 0 || isLooking) && (
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
            {rows.map((player) => (
              <Row
                key={keyOfPlayer(player)}
                player={player}
                isVisitor={isSamePlayer(player, currentPlayer)}
              />
            ))}
            {/* Keeps the space of the row that is loading. */}
            {isLooking && (
              <tr>
                <td colSpan={3}>
                  Looking for <Untranslated>{name}</Untranslated>...
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </>
  )
}

function Row({ player, isVisitor }: { player: RankedPlayer; isVisitor: boolean }) {
  return (
    <tr data-is-visitor={isVisitor || undefined}>
      <td>{player.rank}</td>
      <th scope="row">
        <Untranslated>{player.user_name}</Untranslated>
        {isVisitor && <You />}
      </th>
      <td>{player.points}</td>
    </tr>
  )
}

function Podium({
  players,
  currentPlayer,
}: {
  players: RankedPlayer[]
  currentPlayer: Player | undefined
}) {
  return (
    <ol className={styles.podium} aria-label="Podium">
      {players.map((player) => (
        <li key={keyOfPlayer(player)} className={styles.place}>
          <img
            // The server may send any rank.
            {...podiumDrawings[Math.min(Math.max(player.rank, 1), ON_PODIUM) - 1]}
            alt={`Rank ${player.rank}`}
          />
          <b className={styles.name}>
            <Untranslated>{player.user_name}</Untranslated>
            {isSamePlayer(player, currentPlayer) && <You />}
          </b>
          <span className={styles.points}>
            {player.points} <span className="visuallyHidden">points</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Not every row has an id. */
function keyOfPlayer({ id, user_name }: Player): string {
  return id || user_name
}

/** Marks the visitor's row with a word, because not everybody can see the colour. */
function You() {
  return (
    <>
      {' '}
      <em className={styles.you}>you</em>
    </>
  )
}

/** The games server sleeps when nobody plays, so a long wait gets an explanation. */
export function ScoresLoading() {
  const isLong = useHasTimedOut(LONG_WAIT_MS)
  return (
    <div className={board.waiting}>
      <Skeleton lines={5} />
      <p role="status">
        {isLong && 'The score server is waking up. This can take up to a minute.'}
      </p>
    </div>
  )
}
