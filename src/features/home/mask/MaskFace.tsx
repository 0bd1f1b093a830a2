import { useLayoutEffect, useRef, useState } from 'react'
import type { Mask } from '@/content/masks'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { whenIdle } from '@/shared/start/whenIdle'
import styles from './GreatMask.module.css'
import { liveDrawing } from './liveDrawing'

type Props = {
  mask: Mask
  isLeaving: boolean
  /** The first mask of the page: its still picture is painted first, and the inline drawing comes later. */
  isFirst: boolean
}

/** A still picture, until its inline drawing has loaded; it stays if that fails. */
export function MaskFace({ mask, isLeaving, isFirst }: Props) {
  const face = useRef<HTMLSpanElement>(null)
  const host = useRef<HTMLSpanElement>(null)
  const hasPainted = useHasPainted()
  const [waits] = useState(isFirst)

  useLayoutEffect(() => {
    if (waits) return hasPainted ? whenIdle(bringToLife) : undefined
    bringToLife()

    function bringToLife() {
      void liveDrawing(mask.drawing).then((drawing) => {
        if (!drawing || !host.current || !face.current) return
        host.current.replaceChildren(drawing)
        face.current.dataset.live = ''
      })
    }
  }, [mask, waits, hasPainted])

  return (
    <span
      ref={face}
      className={styles.face}
      data-mask={mask.id}
      data-leaving={isLeaving}
      data-fades
    >
      <img src={mask.drawing} alt="" fetchPriority="high" decoding="sync" />
      <span ref={host} className={styles.drawing} aria-hidden="true" />
    </span>
  )
}
