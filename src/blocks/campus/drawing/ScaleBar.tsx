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
  const ticks = Array.from({ length: steps + 1 }, (_, index) => index)
  return (
    <g transform={`translate(${x} ${y})`} className={styles.scale}>
      {ticks.slice(1).map((index) => (
        <rect
          key={index}
          x={(index - 1) * step}
          width={step}
          height="9"
          data-odd={index % 2 === 0 || undefined}
        />
      ))}
      {ticks.map((index) => (
        <text key={index} x={index * step} y="-6" textAnchor="middle">
          {index * metres}
          {index === steps && ' m'}
        </text>
      ))}
    </g>
  )
}

/** How wide the bar is, to set it at a right edge. */
export function scaleBarWidth(scale: number, steps = 2): number {
  return (STEPS_M.find((each) => each * scale > LEAST_STEP_PX) ?? 1000) * scale * steps
}

export function NorthArrow({ x, y, size }: Point & { size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className={styles.north}>
      <Sign name="north" />
      <text y="-38" textAnchor="middle">
        N
      </text>
    </g>
  )
}
