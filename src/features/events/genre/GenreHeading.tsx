import type { Genre } from '@/api/events'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import type { GenreTile } from '@/content/genres'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { SharedPicture } from '@/shared/ui/SharedPicture'
import { neighboursOf, tileOf } from '../findGenre'
import styles from './GenreHeading.module.css'

type Props = {
  tile: GenreTile
  genres: Genre[]
  /** `undefined` while the list loads, or if nothing is visible: then there are no arrows. */
  genre: Genre | undefined
}

export function GenreHeading({ tile, genres, genre }: Props) {
  const neighbours = genre && neighboursOf(genres, genre)
  return (
    <div className={styles.heading}>
      <Arrow to={neighbours?.previous.genre} name="arrow-left" way="Previous" />
      <div className={styles.name}>
        <SharedPicture name={`genre-${tile.name.replace(/\W/g, '-')}`}>
          <img src={tile.emblem} alt="" width="150" height="150" loading="lazy" />
        </SharedPicture>
        <ScreenTitle tabTitle={tile.title} className={`title ${styles.title}`} />
      </div>
      <Arrow to={neighbours?.next.genre} name="arrow-right" way="Next" />
    </div>
  )
}

type ArrowProps = {
  to: string | undefined
  name: 'arrow-left' | 'arrow-right'
  way: 'Previous' | 'Next'
}

function Arrow({ to, name, way }: ArrowProps) {
  // Keeps the arrow's space while its target is unknown, so that the title does not move.
  if (to === undefined)
    return (
      <ButtonLink
        variant="secondary"
        className={`${styles.arrow} ${styles.unknown}`}
        to=""
        aria-hidden
        tabIndex={-1}
      >
        <Icon name={name} />
      </ButtonLink>
    )
  return (
    <ButtonLink
      variant="secondary"
      className={styles.arrow}
      to={paths.genre(to)}
      aria-label={`${way} genre, ${tileOf(to).title}`}
    >
      <Icon name={name} />
    </ButtonLink>
  )
}
