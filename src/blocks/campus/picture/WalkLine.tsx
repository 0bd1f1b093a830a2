import { gapOf } from '../geo'
import type { Place } from '../places'
import styles from './PlanPicture.module.css'
import { SIZE } from './planLayout'

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

/** On a shorter line (in pixels) the text does not fit between the two pins, so it stands above or below them. */
const ROOM = 300
const APART = 70
/** Estimates for the box around the text: the width of a character in em, and half of the box in pixels. */
const EM_PER_SIGN = 0.52
const HALF = 115

export function WalkLabel({ from, to, zoom, text }: Props & { zoom: number; text: string }) {
  const [one, other] = [from.pin, to.pin]
  const isLong = gapOf(one, other) * zoom > ROOM
  const above = Math.min(one.y, other.y) - APART / zoom
  const aside = above * zoom > 20 ? above : Math.max(one.y, other.y) + APART / zoom
  const y = isLong ? (one.y + other.y) / 2 : aside
  const x = Math.min(Math.max((one.x + other.x) / 2, HALF / zoom), SIZE.w - HALF / zoom)
  const width = text.length * EM_PER_SIGN + 1.2
  return (
    <g transform={`translate(${x} ${y}) scale(${1 / zoom})`} className={styles.walkLabel}>
      <rect x={`${-width / 2}em`} y="-.95em" width={`${width}em`} height="1.9em" />
      <text textAnchor="middle" dy=".34em">
        {text}
      </text>
    </g>
  )
}
