import { useMemo, useRef, type CSSProperties } from 'react'
import { opening, picture } from '@/content/campusPlan'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { PHONE } from '@/shared/lib/mediaQueries'
import { Icon } from '@/shared/ui/Icon'
import { campusSign } from '@/theme/drawings'
import { gapOf } from '@/blocks/campus/geo'
import type { Walk } from '../listing'
import { placeOf, places, type Place } from '../places'
import { Marker } from './Marker'
import styles from './PlanPicture.module.css'
import { GROUND, namePosition, SIZE, ZOOMS, type Look, type Step } from './planLayout'
import { usePlanBox } from './usePlanBox'

/** A line to the true position is drawn only from this distance on. */
const LINE_FROM = 5
/** A touch within this distance (in pixels) presses the pin. */
const TOUCH = 24
/** The metres of each half of the scale bar, for each zoom step. */
const BARS = [400, 200, 100, 50] as const

type Props = {
  looks: ReadonlyMap<Place, Look>
  chosen: Place | undefined
  walk: Walk | undefined
  start: Place | undefined
  onChoose: (place: Place) => void
}

/** The plan in a box that scrolls. Keyboards and screen readers use the list, which has the same places. */
export function PlanPicture({ looks, chosen, walk, start, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery(PHONE) === true
  const pins = pinsOf(looks)
  const focus = useMemo(() => {
    if (!walk) return (chosen ?? placeOf(opening))?.pin
    const [a, b] = [walk.from.pin, walk.to.pin]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }, [chosen, walk])
  // At step 1 a long walk is wider than a phone.
  const least = walk && isPhone ? 0 : 1
  const { step, zoomBy } = usePlanBox({
    box,
    least,
    view: walk ? `${least} ${walk.from.id} ${walk.to.id}` : '',
    focus,
    onTouch(point, unitsPerPixel) {
      const gapTo = ({ pin }: Place) => gapOf(pin, point)
      const [near] = [...pins].sort((a, b) => gapTo(a) - gapTo(b))
      if (near && gapTo(near) < TOUCH * unitsPerPixel) onChoose(near)
    },
  })
  const zoom = step === 0 ? (window.innerWidth - 28) / SIZE.w : ZOOMS[step]
  // A prerendered page has no inline styles, so the style sheet sets step 1.
  const style: (CSSProperties & Record<'--zoom', number>) | undefined =
    step === 1 ? undefined : { '--zoom': zoom }

  return (
    <div className={styles.frame}>
      <div
        ref={box}
        role="img"
        aria-label={`Campus plan, ${pins.length} ${pins.length === 1 ? 'place' : 'places'} with numbers, listed below`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by the keyboard too
        tabIndex={0}
        className={styles.box}
        style={style}
        data-zoom={step}
      >
        <svg viewBox={`0 0 ${SIZE.w} ${SIZE.h}`} className={styles.drawing}>
          <image {...GROUND} width={SIZE.w} height={SIZE.h} />
          <PinLines pins={pins} />
          {walk && <WalkLine {...walk} />}
          {pins.map((place) => (
            <g key={place.id} transform={`translate(${place.pin.x} ${place.pin.y})`}>
              <g className={styles.still}>
                <Marker place={place} look={looks.get(place) ?? 'pale'} />
                <Name place={place} look={looks.get(place) ?? 'pale'} step={walk ? 0 : step} />
              </g>
            </g>
          ))}
          {walk && <WalkLabel {...walk} zoom={zoom} />}
        </svg>
      </div>
      <NorthAndScale metres={BARS[step]} zoom={zoom} />
      <p className={styles.note}>
        Minutes on foot from {start?.name}: straight line × 1.3. No paths are known here.
      </p>
      <div className={styles.zoom}>
        {([1, -1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className="iconButton"
            aria-label={by > 0 ? 'Closer' : 'Farther'}
            // Not `disabled`: a disabled button loses the focus.
            aria-disabled={step === (by > 0 ? 3 : least)}
            onClick={() => zoomBy(by)}
          >
            <Icon name={by > 0 ? 'plus' : 'minus'} />
          </button>
        ))}
      </div>
    </div>
  )
}

/** SVG draws later pins on top. The chosen ones come first, so that their plates cover no number. */
function pinsOf(looks: Props['looks']): Place[] {
  const rankOf = (place: Place) => (looks.get(place) === 'chosen' ? 0 : 1)
  const shown = places.filter((place) => looks.has(place))
  return shown.sort((a, b) => rankOf(a) - rankOf(b))
}

/** Draws lines from the pins that were moved aside to their true positions. */
function PinLines({ pins }: { pins: readonly Place[] }) {
  const aside = pins.filter(({ spot, pin }) => gapOf(spot, pin) > LINE_FROM)
  return (
    <g className={styles.pinLines}>
      <path d={aside.map(({ spot, pin }) => `M${pin.x} ${pin.y}L${spot.x} ${spot.y}`).join('')} />
      <path d={aside.map(({ spot }) => `M${spot.x} ${spot.y}h0`).join('')} />
    </g>
  )
}

/** The content names only some pins. During a walk, which is step 0, only the two ends show their names. */
function Name({ place: { label }, look, step }: { place: Place; look: Look; step: Step }) {
  const isWanted = step === 0 ? look === 'chosen' : !label?.isLate || step === 3
  if (!label || !isWanted) return null
  const { x, y, anchor } = namePosition(label, look)
  return (
    <text x={x} y={y} dy=".34em" textAnchor={anchor} className={styles.name}>
      {label.text}
    </text>
  )
}

/** It is as wide as the drawing at step 1, so both have the same units. */
function NorthAndScale({ metres, zoom }: { metres: number; zoom: number }) {
  const half = metres * picture.perMetre * zoom
  const view = `0 0 ${SIZE.w} 60`
  return (
    <svg viewBox={view} preserveAspectRatio="xMinYMid slice" className={styles.key} aria-hidden>
      <use href={campusSign('north')} transform="translate(36 38) scale(.62)" />
      <path d={`M76 36h${half}v9h${-half}z`} />
      <path d={`M${76 + half} 36h${half}v9h${-half}z`} />
      {[0, 1, 2].map((index) => (
        <text key={index} x={76 + half * index} y="27" textAnchor={index ? 'middle' : 'start'}>
          {index * metres}
          {index === 2 && ' m'}
        </text>
      ))}
    </svg>
  )
}

function WalkLine({ from: { pin: a }, to: { pin: b } }: Walk) {
  const line = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <g className={styles.walk}>
      <path d={line} />
      <path d={line} />
    </g>
  )
}

/** In pixels. On a shorter line the text does not fit between the two pins, so it is above or below them. */
const ROOM = 300
const APART = 70
/** Estimates for the box around the text: the width of a character in em, and the largest em in pixels. */
const EM_PER_SIGN = 0.52
const LARGEST_EM = 17

function WalkLabel({ from, to, zoom, text }: Walk & { zoom: number }) {
  const [a, b] = [from.pin, to.pin]
  const isLong = gapOf(a, b) * zoom > ROOM
  const above = Math.min(a.y, b.y) - APART / zoom
  const aside = above * zoom > 20 ? above : Math.max(a.y, b.y) + APART / zoom
  const y = isLong ? (a.y + b.y) / 2 : aside
  const width = text.length * EM_PER_SIGN + 1.2
  // The extra em keeps the text away from the frame.
  const half = ((width + 1) * LARGEST_EM) / 2 / zoom
  const x = Math.min(Math.max((a.x + b.x) / 2, half), SIZE.w - half)
  return (
    <g transform={`translate(${x} ${y}) scale(${1 / zoom})`} className={styles.walkLabel}>
      <rect x={`${-width / 2}em`} y="-.95em" width={`${width}em`} height="1.9em" />
      <text textAnchor="middle" dy=".34em">
        {text}
      </text>
    </g>
  )
}
