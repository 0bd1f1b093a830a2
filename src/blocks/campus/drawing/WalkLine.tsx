import type { Box, Point } from '../geo'
import { distanceText, minutesOf, walkText } from '../walk'
import styles from './Drawing.module.css'
import { Sign } from './Sign'

const BEAD_MINUTES = 5
const PLAQUE = { w: 142, h: 48, right: 34, above: 62 }

/** The straight line between places. */
export function Line({ spots }: { spots: readonly Point[] }) {
  const line = `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <g className={styles.line}>
      <path d={line} className={styles.lineEdge} />
      <path d={line} />
    </g>
  )
}

/** A walk: a flower for each five minutes, and a plaque with its length. */
export function WalkLine({ from, to, metres }: { from: Point; to: Point; metres: number }) {
  const minutes = minutesOf(metres)
  const along = (share: number) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  })
  const beads = Array.from({ length: Math.ceil(minutes / BEAD_MINUTES) - 1 }, (_, index) =>
    along(((index + 1) * BEAD_MINUTES) / minutes),
  )
  return (
    <>
      <Line spots={[from, to]} />
      {beads.map(({ x, y }) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <Sign name="flower" />
        </g>
      ))}
      <Plaque
        box={plaqueBox(from, to)}
        middle={along(0.5)}
        lines={[walkText(metres), `${distanceText(metres)} straight`]}
      />
    </>
  )
}

/** Where the plaque of a walk stands. */
export function plaqueBox(from: Point, to: Point): Box {
  const { w, h, right, above } = PLAQUE
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return { x: middle.x + right - w / 2, y: middle.y - above - h / 2, w, h }
}

type PlaqueProps = { box: Box; middle: Point; lines: readonly string[] }

function Plaque({ box, middle, lines }: PlaqueProps) {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2]
  return (
    <g className={styles.plaque}>
      <path d={`M${x} ${y}L${middle.x} ${middle.y}`} />
      <rect x={box.x} y={box.y} width={box.w} height={box.h} />
      {lines.map((line, index) => (
        <text key={line} x={x} y={y - 4 + index * 19} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  )
}
