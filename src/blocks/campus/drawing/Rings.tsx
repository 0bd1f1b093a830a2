import { useMemo } from 'react'
import type { Box, Point } from '../geo'
import type { Size } from '../pane/camera/camera'
import { metresIn } from '../walk'
import styles from './Drawing.module.css'
import { ornamentOf } from './ornament'
import { ringNames } from './ringNames'

/** A smaller ring would lie under the sign. */
const LEAST_PX = 26
const DOTS_EVERY_PX = 11

type Props = {
  middle: Point
  scale: number
  minutes: readonly number[]
  /** Those that have their name, if there is room for it. */
  named: readonly number[]
  size: Size
  taken: readonly Box[]
}

/** The minutes on foot round a place: the dotted line measures, the ornament outside it does not. */
export function Rings({ middle, scale, minutes, named, size, taken }: Props) {
  const rings = ringsOf(minutes, scale)
  const names = ringNames(middle, ringsOf(named, scale), { ...size, taken })
  return (
    <>
      <g transform={`translate(${middle.x} ${middle.y})`} className={styles.rings}>
        {rings.map(({ minutes, radius }) => (
          <Ring key={minutes} ring={minutes / 5 - 1} radius={radius} />
        ))}
      </g>
      <g className={styles.ringName}>
        {names.map(({ minutes, box }) => (
          <g key={minutes}>
            <rect x={box.x} y={box.y} width={box.w} height={box.h} />
            <text x={box.x + box.w / 2} y={box.y + 16} textAnchor="middle">
              about {minutes} min
            </text>
          </g>
        ))}
      </g>
    </>
  )
}

function ringsOf(minutes: readonly number[], scale: number) {
  return minutes
    .map((each) => ({ minutes: each, radius: metresIn(each) * scale }))
    .filter(({ radius }) => radius > LEAST_PX)
}

function Ring({ ring, radius }: { ring: number; radius: number }) {
  const { lines, shapes } = useMemo(() => ornamentOf(ring, radius), [ring, radius])
  const measure = radius - 6
  const dots = Math.round((2 * Math.PI * measure) / DOTS_EVERY_PX)
  return (
    <>
      <circle r={radius} pathLength="1" className={styles.ringLine} />
      <g className={styles.ornament}>
        <path d={lines} />
        <path d={shapes} data-filled />
      </g>
      <circle
        r={measure}
        className={styles.measure}
        strokeDasharray={`0.1 ${(2 * Math.PI * measure) / dots - 0.1}`}
      />
    </>
  )
}
