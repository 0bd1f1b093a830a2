import { places, type Place } from '../places'
import { fitTo, toMetres, toPixels } from './camera/camera'
import styles from './Pane.module.css'
import type { View } from './view'

const SIZE = { w: 116, h: 66 }
const MARGIN_PX = 8
const MARGINS = { top: MARGIN_PX, right: MARGIN_PX, bottom: MARGIN_PX, left: MARGIN_PX }
const FRAME_PX = 3

const camera = fitTo(places, SIZE, MARGINS)

/** The whole plan as a stamp, with a frame round the part that the pane shows. */
export function OverviewPlan({ view, chosen }: { view: View; chosen: Place | undefined }) {
  const corner = toMetres(view.camera, view.size, { x: 0, y: 0 })
  const end = toMetres(view.camera, view.size, { x: view.size.w, y: view.size.h })
  const from = toPixels(camera, SIZE, corner)
  const to = toPixels(camera, SIZE, end)
  const [x, y] = [Math.max(FRAME_PX, from.x), Math.max(FRAME_PX, from.y)]
  return (
    <svg
      viewBox={`0 0 ${SIZE.w} ${SIZE.h}`}
      width={SIZE.w}
      height={SIZE.h}
      aria-hidden="true"
      className={styles.smallPlan}
    >
      {places.map((place) => {
        const spot = toPixels(camera, SIZE, place)
        return (
          <circle
            key={place.id}
            cx={spot.x}
            cy={spot.y}
            r={place === chosen ? 4 : place.isUsed ? 2 : 1.2}
            data-chosen={place === chosen || undefined}
            data-quiet={!place.isUsed || undefined}
          />
        )
      })}
      <rect
        x={x}
        y={y}
        width={Math.max(0, Math.min(SIZE.w - FRAME_PX, to.x) - x)}
        height={Math.max(0, Math.min(SIZE.h - FRAME_PX, to.y) - y)}
      />
    </svg>
  )
}
