import { useEffect, useRef } from 'react'
import type { Mask } from '@/content/masks'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { whenIdle } from '@/shared/lib/whenIdle'
import styles from './GreatMask.module.css'
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
  const ahead = useRef<HTMLImageElement>(null)

  // A picture that is decoded already costs nothing in the first frames of the movement.
  useEffect(() => {
    if (!hasPainted || leaving) return
    return whenIdle(() => {
      ahead.current = new Image()
      ahead.current.src = next.drawing
    })
  }, [next, leaving, hasPainted])

  return (
    <>
      <div className={styles.canvas}>
        {[front, leaving].map(
          (mask) =>
            mask && (
              <MaskFace
                key={mask.id}
                mask={mask}
                isLeaving={mask === leaving}
                isMoving={leaving !== null}
              />
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
