import { useEffect } from 'react'
import type { Mask } from '@/content/masks'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { whenIdle } from '@/shared/start/whenIdle'
import styles from './GreatMask.module.css'
import { liveDrawing } from './liveDrawing'
import { MaskFace } from './MaskFace'

type Props = {
  front: Mask
  /** The mask that splits in front of it. */
  leaving: Mask | null
  next: Mask
  onUnmask: () => void
}

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
