import { useEffect } from 'react'
import type { Mask } from '@/content/masks'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { whenIdle } from '@/shared/start/whenIdle'
import styles from './GreatMask.module.css'
import { liveDrawing } from './liveDrawing'
import { MaskFace } from './MaskFace'

type Props = {
  front: Mask
  /** The one that is parting over it. */
  leaving: Mask | null
  /** The one that an unmasking will show. */
  next: Mask
  onUnmask: () => void
}

/** The mask in the middle. It parts along the seam, and another one has been behind it all the time. */
export function GreatMask({ front, leaving, next, onUnmask }: Props) {
  const hasPainted = useHasPainted()

  useEffect(() => {
    if (hasPainted) return whenIdle(() => void liveDrawing(next.drawing))
  }, [next, hasPainted])

  return (
    <>
      <div className={styles.sheet}>
        {[front, leaving].map(
          (mask) =>
            mask && (
              <MaskFace key={mask.id} mask={mask} isLeaving={mask === leaving} isFirst={!leaving} />
            ),
        )}
      </div>
      <button
        type="button"
        className={styles.touch}
        aria-label={`Unmask the ${front.name}`}
        onClick={onUnmask}
      />
    </>
  )
}
