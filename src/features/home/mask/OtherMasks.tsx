import { hungDrawing, type Mask } from '@/content/masks'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import styles from './OtherMasks.module.css'

type Props = { hung: readonly Mask[]; onPick: (mask: Mask) => void }

/** The other masks. A narrow poster has no space for them, so nothing is fetched. */
export function OtherMasks({ hung, onPick }: Props) {
  const isRoomy = useMediaQuery('(width >= 960px) and (aspect-ratio > 11/10)')
  if (isRoomy === false) return null
  const half = Math.ceil(hung.length / 2)
  return (
    <>
      {[hung.slice(0, half), hung.slice(half)].map((column, side) => (
        <div key={side} className={styles.column} data-side={side === 0 ? 'left' : 'right'}>
          {column.map((mask, index) => (
            <button
              key={index}
              type="button"
              className={styles.hung}
              data-mask={mask.id}
              aria-label={`Bring the ${mask.name} to the front`}
              onClick={() => onPick(mask)}
            >
              <span className={styles.drawing}>
                <img key={mask.id} src={hungDrawing(mask)} alt="" loading="lazy" data-fades />
              </span>
            </button>
          ))}
        </div>
      ))}
    </>
  )
}
