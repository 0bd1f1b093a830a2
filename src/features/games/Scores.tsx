import type { Player } from '@/api/games'
import { useHasTimedOut } from '@/shared/hooks/timers'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { Podium, ScoreTable } from './ScoreTable'
import { isSamePlayer, rankOf, topTen } from './ranks'
import type { OwnPlayerState } from './useOwnPlayer'
import styles from './LeaderboardScreen.module.css'

const ON_PODIUM = 3
const LONG_WAIT_MS = 4_000

type Props = { title: string; players: Player[]; own: OwnPlayerState }

export function Scores({ title, players, own }: Props) {
  const top = topTen(players)
  const isInTop = top.some((each) => isSamePlayer(each, own.player))
  const below =
    own.player && !isInTop ? { ...own.player, rank: rankOf(own.player, players) } : undefined
  const isLookingFor = own.isLoading && !own.player ? own.name : undefined

  if (players.length === 0) {
    return (
      <div className={styles.notice}>
        <EmptyState title="Nobody has played yet">The first place is yours to take.</EmptyState>
      </div>
    )
  }
  return (
    <>
      <Podium players={top.slice(0, ON_PODIUM)} own={own.player} />
      <ScoreTable
        title={title}
        players={top.slice(ON_PODIUM)}
        own={own.player}
        below={below}
        isLookingFor={isLookingFor}
      />
    </>
  )
}

/** The games server sleeps when nobody plays: after a long wait, tell the user why. */
export function ScoresLoading() {
  const isLong = useHasTimedOut(LONG_WAIT_MS)
  return (
    <div className={styles.waiting}>
      <Skeleton lines={5} />
      <p role="status">
        {isLong && 'The score server is waking up. This can take up to a minute.'}
      </p>
    </div>
  )
}
