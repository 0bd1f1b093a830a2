import { gapOf } from '../geo'
import type { Place } from '../places'
import styles from './PlanPicture.module.css'

type Props = { from: Place; to: Place }

export function WalkLine({ from: { pin: one }, to: { pin: other } }: Props) {
  const line = `M${one.x} ${one.y}L${other.x} ${other.y}`
  return (
    <g className={styles.walk}>
      <path d={line} />
      <path d={line} />
    </g>
  )
}

/** A shorter line, in pixels, has no room for the plate between its beads: then it is above them. */
const ROOM = 300
const ABOVE = 46
/** About; the plate has room to spare. */
const EM_PER_SIGN = 0.52

export function WalkPlate({ from, to, zoom, text }: Props & { zoom: number; text: string }) {
  const [one, other] = [from.pin, to.pin]
  const isLong = gapOf(one, other) * zoom > ROOM
  const x = (one.x + other.x) / 2
  const y = isLong ? (one.y + other.y) / 2 : Math.min(one.y, other.y) - ABOVE / zoom
  const width = text.length * EM_PER_SIGN + 1.2
  return (
    <g transform={`translate(${x} ${y}) scale(${1 / zoom})`} className={styles.plate}>
      <rect x={`${-width / 2}em`} y="-.95em" width={`${width}em`} height="1.9em" />
      <text textAnchor="middle" dy=".34em">
        {text}
      </text>
    </g>
  )
}
