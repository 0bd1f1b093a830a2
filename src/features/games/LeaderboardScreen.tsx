import { ScreenTitle } from '@/blocks/ScreenTitle'
import { games, type GameName } from '@/content/games'
import { env } from '@/shared/env'
import { paths } from '@/shared/paths'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { Icon } from '@/shared/ui/Icon'
import { OwnPlayer } from './player/OwnPlayer'
import { Scores, ScoresLoading } from './scores/Scores'
import { useOwnPlayer } from './player/useOwnPlayer'
import { useScores } from './scores/useScores'
import styles from './LeaderboardScreen.module.css'

/** /leaderboard/<name> (Spec §2): the top ten, the visitor's own row, and a link to the game. */
export default function LeaderboardScreen({ game }: { game: GameName }) {
  const { title, scores } = games[game]
  const { players, problem, isLoading, retry } = useScores(scores)
  const own = useOwnPlayer(scores)
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <ButtonLink to={paths.games} variant="secondary" size="small">
          <Icon name="back" />
          Games
        </ButtonLink>
        <ScreenTitle tabTitle={`${title} leaderboard`}>{title}</ScreenTitle>
      </div>
      {problem ? (
        <div className={styles.notice}>
          <ErrorState
            ref={restoreFocus}
            title="The scores did not load"
            message={problem}
            busy={isLoading && 'Trying again...'}
            onRetry={retry}
          />
        </div>
      ) : !env.gamesApiUrl ? (
        <div className={styles.notice}>
          <EmptyState title="Scores are not available">You can still play the games.</EmptyState>
        </div>
      ) : players ? (
        <Scores title={title} players={players} own={own} />
      ) : (
        <ScoresLoading />
      )}
      <div className={styles.play}>
        {isLoading ? (
          <Button variant="hot" wide disabled>
            Loading...
          </Button>
        ) : (
          <ButtonLink to={paths.game(game)} variant="hot" wide>
            Play Now
          </ButtonLink>
        )}
      </div>
      {!problem && players && players.length > 0 && <OwnPlayer own={own} />}
    </div>
  )
}
