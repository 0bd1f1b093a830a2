import { useEffect, useRef } from 'react'
import type { Mask } from '@/content/masks'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { whenIdle } from '@/shared/lib/whenIdle'
import styles from './GreatMask.module.css'
import { liveDrawing } from './liveDrawing'

type Props = {
  mask: Mask
  isLeaving: boolean
  /** While one mask splits in front of another. */
  isMoving: boolean
}

/**
 * A still picture, until its inline drawing has loaded; it stays if that fails. The drawing has a thousand elements, so
 * it waits until the page is painted and nothing moves.
 */
export function MaskFace({ mask, isLeaving, isMoving }: Props) {
  const face = useRef<HTMLSpanElement>(null)
  const container = useRef<HTMLSpanElement>(null)
  const hasPainted = useHasPainted()

  useEffect(() => {
    if (!hasPainted || isMoving) return
    return whenIdle(() => {
      void liveDrawing(mask.drawing).then((drawing) => {
        if (!drawing || !container.current || !face.current) return
        container.current.replaceChildren(drawing)
        face.current.dataset.live = ''
      })
    })
  }, [mask, isMoving, hasPainted])

  return (
    <span
      ref={face}
      className={styles.face}
      data-mask={mask.id}
      data-leaving={isLeaving}
      data-fades
    >
      <img src={mask.drawing} alt="" fetchPriority="high" decoding="sync" />
      <span ref={container} className={styles.drawing} aria-hidden="true" />
    </span>
  )
}
