import type { Genre } from '@/api/events'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import type { GenreTile } from '@/content/genres'
import { paths } from '@/festival/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { SharedPicture } from '@/shared/ui/SharedPicture'
import { genreTransition, neighboursOf, tileOf } from '@/queries/eventRules'
import styles from './GenreHeading.module.css'

type Props = {
  tile: GenreTile
  genres: Genre[]
  /** `undefined` while the list loads, or if the genre has no visible events. Then there are no arrows. */
  genre: Genre | undefined
}

export function GenreHeading({ tile, genres, genre }: Props) {
  const neighbours = genre && neighboursOf(genres, genre)
  return (
    <div className={styles.heading}>
      <Arrow to={neighbours?.previous.genre} name="arrow-left" direction="Previous" />
      <div className={styles.name}>
        <SharedPicture name={genreTransition(tile.name)}>
          <img src={tile.emblem} alt="" width="150" height="150" loading="lazy" />
        </SharedPicture>
        <ScreenTitle tabTitle={tile.title} className={`title ${styles.title}`} />
      </div>
      <Arrow to={neighbours?.next.genre} name="arrow-right" direction="Next" />
    </div>
  )
}

type ArrowProps = {
  to: string | undefined
  name: 'arrow-left' | 'arrow-right'
  direction: 'Previous' | 'Next'
}

function Arrow({ to, name, direction }: ArrowProps) {
  const { arrow, unknown } = styles
  // An arrow without a target keeps its space, so that the title does not move.
  const target =
    to === undefined
      ? { to: '', className: `${arrow} ${unknown}`, 'aria-hidden': true, tabIndex: -1 }
      : {
          to: paths.genre(to),
          className: arrow,
          'aria-label': `${direction} genre, ${tileOf(to).title}`,
        }
  return (
    <ButtonLink variant="secondary" {...target}>
      <Icon name={name} />
    </ButtonLink>
  )
}
