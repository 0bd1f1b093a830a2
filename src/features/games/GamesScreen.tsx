import { Link } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { games } from '@/content/games'
import { paths } from '@/festival/paths'
import { columnsFor } from '@/shared/lib/columns'
import { Icon } from '@/shared/ui/Icon'
import styles from './GamesScreen.module.css'

export default function GamesScreen() {
  return (
    <div className={styles.games}>
      <div className={styles.words}>
        <ScreenTitle tabTitle="Games" className={`title ${styles.title}`} />
        <p className="lead">See who is leading, then play yourself.</p>
        <hr className="ornament" />
      </div>
      <div className={styles.posters} data-across={columnsFor(Object.keys(games).length, 3)}>
        {Object.entries(games).map(([name, { title, poster }]) => (
          <Link key={name} className={styles.poster} to={paths.leaderboard(name)}>
            <img src={poster} alt={title} width="420" height="560" loading="lazy" />{' '}
            <span className={styles.strip}>
              Leaderboard
              <Icon name="arrow-right" />
            </span>
          </Link>
        ))}
      </div>
    </div>
  )
}
