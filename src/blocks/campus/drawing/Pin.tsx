import { gapOf, type Point } from '../geo'
import { LINE_PX } from '../labels/textLines'
import { movedPlacement, type Pin as PinView } from '../pane/layout'
import styles from './Drawing.module.css'
import { Sign } from './Sign'

/** What the day and the user say of a marker. */
export type Marks = { count: number; isOwn: boolean; isChosen: boolean; isAlone: boolean }

/** The chosen sign steps out along its stick, so that its true spot stays visible. */
const STEP_PX = 8
/** Where the text is anchored, as a share of its width. */
const SHARES = { start: 0, middle: 0.5, end: 1 }
const PLATE_PX = { x: 8, y: 4, beside: 9 }

function stepped({ spot, placement }: PinView): PinView['placement'] {
  const length = gapOf(spot, placement.head) || 1
  return movedPlacement(placement, {
    x: ((placement.head.x - spot.x) / length) * STEP_PX,
    y: ((placement.head.y - spot.y) / length) * STEP_PX,
  })
}

export function Pin({ pin, marks }: { pin: PinView; marks: Marks }) {
  const { marker, spot } = pin
  const { count, isChosen, isAlone } = marks
  const { head } = isChosen ? stepped(pin) : pin.placement
  const isBare = count === 0 && !isAlone && !isChosen
  return (
    <g className={styles.pin}>
      <Stick from={spot} to={head} isChosen={isChosen} />
      <g transform={`translate(${head.x} ${head.y})`}>
        {isChosen && <Sign name="ring" />}
        <Sign name={isBare ? `${marker.kind}-bare` : marker.kind} />
        <Badges marks={marks} hangs={head.y > spot.y} />
      </g>
    </g>
  )
}

/** The star leaves the stick free, on whichever side of the sign that is. */
function Badges({ marks, hangs }: { marks: Marks; hangs: boolean }) {
  const { count, isOwn, isChosen, isAlone } = marks
  const reach = isChosen ? 24 : 16
  return (
    <>
      {isOwn && (
        <g transform={`translate(${-reach} ${hangs ? reach - 2 : 2 - reach})`}>
          <Sign name="star" />
        </g>
      )}
      {count > 0 && !isAlone && <Count count={count} x={reach} y={1 - reach} />}
    </>
  )
}

function Stick({ from, to, isChosen }: { from: Point; to: Point; isChosen: boolean }) {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <g data-chosen={isChosen || undefined} className={styles.stick}>
      <path d={line} className={styles.stickEdge} />
      <path d={line} />
      <circle cx={from.x} cy={from.y} r={isChosen ? 5.5 : 4.2} />
    </g>
  )
}

function Count({ count, x, y }: { count: number } & Point) {
  return (
    <g className={styles.count}>
      <circle cx={x} cy={y} r={count > 9 ? 11.5 : 10} />
      <text x={x} y={y + 5.2} textAnchor="middle">
        {count}
      </text>
    </g>
  )
}

type NameProps = { pin: PinView; isChosen?: boolean; isQuiet?: boolean; isInset?: boolean }

export function Name({ pin, isChosen = false, isQuiet = false, isInset = false }: NameProps) {
  const { align, label } = isChosen ? plateSeat(stepped(pin)) : pin.placement
  const x = label.x + label.w * SHARES[align]
  return (
    <g
      className={styles.name}
      data-look={isChosen ? 'chosen' : isQuiet ? 'quiet' : undefined}
      data-ground={isInset ? 'inset' : undefined}
    >
      {isChosen && (
        <rect
          x={label.x - PLATE_PX.x}
          y={label.y - PLATE_PX.y}
          width={label.w + 2 * PLATE_PX.x}
          height={label.h + 2 * PLATE_PX.y}
        />
      )}
      {pin.marker.lines.map((line, index) => (
        <text key={line} x={x} y={label.y + 13.2 + index * LINE_PX} textAnchor={align}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** The plate of the chosen name keeps clear of its ring. */
function plateSeat(placement: PinView['placement']): PinView['placement'] {
  const { align, label, head } = placement
  const { beside } = PLATE_PX
  if (align === 'middle')
    return { ...placement, label: { ...label, y: label.y + (label.y < head.y ? -beside : beside) } }
  return { ...placement, label: { ...label, x: label.x + (align === 'start' ? beside : -beside) } }
}
