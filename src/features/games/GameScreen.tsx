import { ScreenTitle } from '@/blocks/ScreenTitle'
import { games, type GameName } from '@/content/games'
import { env } from '@/shared/env'
import { paths } from '@/shared/paths'
import { ButtonLink, ExternalLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { Icon } from '@/shared/ui/Icon'
import { ExternalFrame } from '@/shared/ui/ExternalFrame'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import styles from './GameScreen.module.css'

/** /games/<name> (Spec §2): an external game in a frame. */
export default function GameScreen({ game }: { game: GameName }) {
  const { title } = games[game]
  const address = env.gameUrls[game]
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <ButtonLink to={paths.leaderboard(game)} variant="secondary" size="small">
          <Icon name="back" />
          Back
        </ButtonLink>
        <ScreenTitle tabTitle={title} className={`title ${styles.title}`} />
        {/* For a game that refuses to run inside another page. */}
        {address && (
          <ExternalLink className={`link ${styles.tab}`} href={address}>
            <span className={styles.tabName}>New tab</span>
            <Icon name="external-link" />
            <span className="visuallyHidden">: the game</span>
          </ExternalLink>
        )}
      </div>
      <div className={styles.game}>
        {address ? (
          <ExternalFrame
            src={address}
            title={title}
            permissions={['allow-pointer-lock']}
            allow="autoplay; fullscreen; gamepad"
            referrerPolicy="no-referrer"
            waiting={(isLate) => (
              <div className={styles.waiting}>
                <Skeleton />
                <p role="status" className="lead">
                  {isLate
                    ? 'Still loading. The game is taking longer than usual.'
                    : 'The game is loading...'}
                </p>
              </div>
            )}
            failed={(retry) => (
              <ErrorState
                title="The game did not load"
                message="Its site did not answer. Check your connection and try again, or open the game in a new tab."
                onRetry={retry}
              />
            )}
          />
        ) : (
          <EmptyState
            title="The game is not open yet"
            action={<ButtonLink to={paths.games}>All games</ButtonLink>}
          >
            Come back soon: it opens with the festival.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
