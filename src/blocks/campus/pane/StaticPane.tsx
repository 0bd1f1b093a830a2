import { memo } from 'react'
import { Drawing, type Scene } from '../drawing/Drawing'
import type { Size } from './camera/camera'
import styles from './StaticPane.module.css'
import { openingCamera } from './camera/useCamera'
import { viewOf, wholeCamera } from './view'

/** Usual sizes of the pane. Where it is larger or smaller, the drawing stays in its middle. */
const SIZES = { phone: { w: 390, h: 406 }, wide: { w: 948, h: 682 } }

/** The plan in the document: what is seen until the pane is measured, and all there is without scripts. */
export const StaticPane = memo(function StaticPane({ scene }: { scene: Scene }) {
  return (
    <div className={`tooth ${styles.pane}`} aria-hidden="true">
      <StaticDrawing look="phone" size={SIZES.phone} scene={scene} />
      <StaticDrawing look="wide" size={SIZES.wide} scene={scene} />
    </div>
  )
})

type Props = { look: keyof typeof SIZES; size: Size; scene: Scene }

function StaticDrawing({ look, size, scene }: Props) {
  const whole = wholeCamera(size)
  const camera = openingCamera(size, whole, scene)
  const view = viewOf({ camera, size, isWhole: camera === whole })
  return (
    <svg width={size.w} height={size.h} className={styles[look]}>
      <Drawing view={view} scene={scene} />
    </svg>
  )
}
