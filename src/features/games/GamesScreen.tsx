import { Link } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { games } from '@/content/games'
import { paths } from '@/shared/paths'
import { Divider } from '@/shared/ui/Divider'
import { Icon } from '@/shared/ui/Icon'
import styles from './GamesScreen.module.css'

/** Spec §2, /games: a poster for each game, leading to its leaderboard. */
export default function GamesScreen() {
  return (
    <div className={styles.booths}>
      <div className={styles.words}>
        <ScreenTitle page="Games" className={`title ${styles.title}`} />
        <p className="lead">
          Two booths at the fair. Look who leads, then step up and have a go yourself.
        </p>
        <Divider kind="creeper" />
      </div>
      <Poster game="witch" />
      <Poster game="cans" />
    </div>
  )
}

function Poster({ game }: { game: keyof typeof games }) {
  const { title, poster } = games[game]
  return (
    <Link className={styles.poster} to={paths.leaderboard(game)}>
      <img src={poster} alt={title} width="420" height="560" />{' '}
      <span className={styles.strip}>
        Leaderboard
        <Icon name="arrow-right" />
      </span>
    </Link>
  )
}
