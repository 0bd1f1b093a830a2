import { Link } from 'react-router-dom'
import type { GenreTile } from '@/content/genres'
import { paths } from '@/festival/paths'
import { columnsFor } from '@/shared/lib/columns'
import { SharedPicture } from '@/shared/ui/SharedPicture'
import { genreTransition } from '@/queries/eventRules'
import styles from './GenreGrid.module.css'

export function GenreGrid({ tiles }: { tiles: GenreTile[] }) {
  return (
    <ul className={styles.grid} data-across={columnsFor(tiles.length, 5)}>
      {tiles.map(({ name, title, emblem, fill }) => (
        <li key={name}>
          <Link className={styles.tile} to={paths.genre(name)} data-fill={fill}>
            <SharedPicture name={genreTransition(name)}>
              <img src={emblem} alt="" width="200" height="200" loading="lazy" />
            </SharedPicture>
            <span className={`title ${styles.label}`} data-size="d3">
              {title}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
