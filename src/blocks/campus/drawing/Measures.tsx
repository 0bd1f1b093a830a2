import type { Point } from '../geo'
import styles from './Drawing.module.css'
import { Sign } from './Sign'

const STEPS_M = [10, 20, 50, 100, 200, 500]
const LEAST_STEP_PX = 34

type ScaleProps = Point & { scale: number; steps?: number }

/** x is the left end, or with a negative one the distance of the right end. */
export function ScaleBar({ x, y, scale, steps = 2 }: ScaleProps) {
  const metres = STEPS_M.find((each) => each * scale > LEAST_STEP_PX) ?? 1000
  const step = metres * scale
  const places = Array.from({ length: steps + 1 }, (_, place) => place)
  return (
    <g transform={`translate(${x} ${y})`} className={styles.scale}>
      {places.slice(1).map((place) => (
        <rect
          key={place}
          x={(place - 1) * step}
          width={step}
          height="9"
          data-odd={place % 2 === 0 || undefined}
        />
      ))}
      {places.map((place) => (
        <text key={place} x={place * step} y="-6" textAnchor="middle">
          {place * metres}
          {place === steps && ' m'}
        </text>
      ))}
    </g>
  )
}

/** How wide the bar is, to set it at a right edge. */
export function scaleBarWidth(scale: number, steps = 2): number {
  return (STEPS_M.find((each) => each * scale > LEAST_STEP_PX) ?? 1000) * scale * steps
}

export function NorthStar({ x, y, size }: Point & { size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className={styles.north}>
      <Sign name="north" />
      <text y="-38" textAnchor="middle">
        N
      </text>
    </g>
  )
}
