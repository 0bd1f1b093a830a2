import { NorthArrow, ScaleBar, scaleBarWidth } from '../drawing/ScaleBar'
import type { Size } from './camera/camera'
import styles from './Pane.module.css'
import { isWide } from './view'

/** The scale bar and the north star, which stay where they are when the plan moves. */
export function ScaleAndNorth({ size, scale }: { size: Size; scale: number }) {
  const { w, h } = size
  const wide = isWide(size)
  const steps = wide ? 3 : 2
  return (
    <svg width={w} height={h} aria-hidden="true" className={styles.measures}>
      <ScaleBar
        x={wide ? w - 46 - scaleBarWidth(scale, steps) : 22}
        y={h - (wide ? 30 : 18)}
        scale={scale}
        steps={steps}
      />
      <NorthArrow {...(wide ? { x: 58, y: 72, size: 1 } : { x: w - 34, y: h - 24, size: 0.5 })} />
    </svg>
  )
}
