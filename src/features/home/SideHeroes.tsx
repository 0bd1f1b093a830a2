import { sideDrawing, type Hero } from '@/content/heroes'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { ROOMY } from '@/shared/lib/mediaQueries'
import styles from './SideHeroes.module.css'

type Props = { heroes: readonly Hero[]; onPick: (hero: Hero) => void }

/** A narrow poster has no space for the other heroes, so they are not fetched there. */
export function SideHeroes({ heroes, onPick }: Props) {
  const isRoomy = useMediaQuery(ROOMY)
  if (isRoomy === false) return null
  const half = Math.ceil(heroes.length / 2)
  return (
    <>
      {[heroes.slice(0, half), heroes.slice(half)].map((column, side) => (
        <div key={side} className={styles.column} data-side={side === 0 ? 'left' : 'right'}>
          {column.map((hero, index) => (
            <button
              key={index}
              type="button"
              className={styles.side}
              data-hero={hero.id}
              aria-label={`Bring the ${hero.name} to the front`}
              onClick={() => onPick(hero)}
            >
              <span className={styles.drawing}>
                <img key={hero.id} src={sideDrawing(hero)} alt="" loading="lazy" data-fades />
              </span>
            </button>
          ))}
        </div>
      ))}
    </>
  )
}
