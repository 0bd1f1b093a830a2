import { sideDrawing, type Mask } from '@/content/masks'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import styles from './OtherMasks.module.css'

type Props = { masks: readonly Mask[]; onPick: (mask: Mask) => void }

/** The other masks. A narrow poster has no space for them, so nothing is fetched. */
export function OtherMasks({ masks, onPick }: Props) {
  const isRoomy = useMediaQuery('(width >= 960px) and (aspect-ratio > 11/10)')
  if (isRoomy === false) return null
  const half = Math.ceil(masks.length / 2)
  return (
    <>
      {[masks.slice(0, half), masks.slice(half)].map((column, side) => (
        <div key={side} className={styles.column} data-side={side === 0 ? 'left' : 'right'}>
          {column.map((mask, index) => (
            <button
              key={index}
              type="button"
              className={styles.side}
              data-mask={mask.id}
              aria-label={`Bring the ${mask.name} to the front`}
              onClick={() => onPick(mask)}
            >
              <span className={styles.drawing}>
                <img key={mask.id} src={sideDrawing(mask)} alt="" loading="lazy" data-fades />
              </span>
            </button>
          ))}
        </div>
      ))}
    </>
  )
}
