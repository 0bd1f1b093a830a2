import { ScreenTitle } from '@/blocks/ScreenTitle'
import type { Game } from '@/content/games'
import { env } from '@/festival/env'
import { paths } from '@/festival/paths'
import { ButtonLink, NewTabLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { Icon } from '@/shared/ui/Icon'
import { ExternalFrame } from '@/shared/ui/ExternalFrame'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import styles from './GameScreen.module.css'

type Props = { name: string; game: Game }

/** /games/<name> (Spec §2): a game of another site in a frame. */
export default function GameScreen({ name, game: { title } }: Props) {
  const address = env.gameUrls[name]
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <ButtonLink to={paths.leaderboard(name)} variant="secondary" size="small">
          <Icon name="back" />
          Back
        </ButtonLink>
        <ScreenTitle tabTitle={title} className={`title ${styles.title}`} />
        {/* The link also helps when a game refuses to run in a frame. */}
        {address && (
          <NewTabLink
            href={address}
            of={title}
            className={styles.tab}
            textClassName={styles.tabName}
          />
        )}
      </div>
      <div className={styles.game}>
        {address ? (
          <ExternalFrame
            src={address}
            title={title}
            permissions={['allow-pointer-lock', 'allow-forms', 'allow-modals']}
            allow="autoplay; fullscreen; gamepad"
            referrerPolicy="no-referrer"
            cover={
              <div className={styles.waiting}>
                <Skeleton />
                <p role="status" className="lead">
                  The game is loading...
                </p>
              </div>
            }
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
