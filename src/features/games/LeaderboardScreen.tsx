import { useQuery } from '@tanstack/react-query'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { Loaded, StaleQueryNotice } from '@/blocks/Loaded'
import type { Game } from '@/content/games'
import { env } from '@/festival/env'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Icon } from '@/shared/ui/Icon'
import { NO_SCORES, scoresQuery } from '@/queries/games'
import { CurrentPlayer } from './CurrentPlayer'
import { Scores, ScoresLoading } from './Scores'
import { useCurrentPlayer } from './useCurrentPlayer'
import styles from './LeaderboardScreen.module.css'

type Props = { name: string; game: Game }

/** /leaderboard/<name> (Spec §2): the top ten, the visitor's own row, and a link to the game. */
export default function LeaderboardScreen({ name, game: { title, scores } }: Props) {
  const players = useQuery(scoresQuery(scores))
  const current = useCurrentPlayer(scores)
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <ButtonLink to={paths.games} variant="secondary" size="small">
          <Icon name="back" />
          Games
        </ButtonLink>
        <ScreenTitle tabTitle={`${title} leaderboard`}>{title}</ScreenTitle>
        {players.data && (
          <StaleQueryNotice
            query={players}
            title="These scores may be out of date."
            networkError={NO_SCORES}
          />
        )}
      </div>
      {env.gamesApiUrl ? (
        <Loaded
          query={players}
          failed="The scores did not load"
          skeleton={<ScoresLoading />}
          busy="Trying again..."
          networkError={NO_SCORES}
          className={styles.notice}
        >
          {(data) => <Scores title={title} players={data} current={current} />}
        </Loaded>
      ) : (
        <div className={styles.notice}>
          <EmptyState title="Scores are not available">You can still play the games.</EmptyState>
        </div>
      )}
      <div className={styles.play}>
        {players.isFetching && !players.data ? (
          <Button variant="accent" wide disabled>
            Loading...
          </Button>
        ) : (
          <ButtonLink to={paths.game(name)} variant="accent" wide>
            Play Now
          </ButtonLink>
        )}
      </div>
      {players.data && (players.data.length > 0 || current.player) && (
        <CurrentPlayer current={current} />
      )}
    </div>
  )
}
