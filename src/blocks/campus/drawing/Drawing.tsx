import type { Day, Entry } from '@/blocks/schedule/days'
import { boxAround, distanceOf, type Box, type Point } from '../geo'
import { toPixels } from '../pane/camera/camera'
import type { Pin as PinView } from '../pane/layout'
import { coveredBoxes, type View } from '../pane/view'
import { entriesAt, type Place } from '../places'
import styles from './Drawing.module.css'
import { InsetFrame } from './InsetFrame'
import { Name, Pin, type Marks } from './Pin'
import { Rings } from './Rings'
import { plaqueBox, Line, WalkLine } from './WalkLine'

const RINGS = [5, 10, 15, 20]
const WALK_RINGS = [...RINGS, 25, 30]

export type Scene = {
  day: Day | undefined
  /** The user's own entries of the day, in order of time. */
  own: readonly Entry[]
  chosen: Place | undefined
  walk: { from: Place; to: Place } | undefined
  /** Only the places of the user's own plan, strung together. */
  isOwnOnly: boolean
}

/** The picture of the plan. It is for the eyes only: buttons over it and the list say the same. */
export function Drawing({ view, scene }: { view: View; scene: Scene }) {
  const { size, inset, camera } = view
  const { chosen, walk } = scene
  const spotOf = (place: Place) => toPixels(camera, size, place)
  return (
    <>
      <RingsOf view={view} scene={scene} />
      {view.dots.map(({ place, spot }) => (
        <circle key={place.id} cx={spot.x} cy={spot.y} r="3.2" className={styles.dot} />
      ))}
      <Landmarks pins={view.pins.filter(({ marker }) => marker.isLandmark)} />
      {walk && (
        <WalkLine
          from={spotOf(walk.from)}
          to={spotOf(walk.to)}
          metres={distanceOf(walk.from, walk.to)}
        />
      )}
      {inset && <InsetFrame inset={inset} />}
      <Signs view={view} scene={scene} />
      {inset && (
        <g transform={`translate(${inset.box.x} ${inset.box.y})`}>
          <Signs view={{ ...view, pins: inset.pins }} scene={scene} isInset />
        </g>
      )}
      {chosen && !isPinned(chosen, view) && <Hall place={chosen} spot={spotOf(chosen)} />}
    </>
  )
}

/** Round the place where a walk begins, or the chosen place. */
function RingsOf({ view, scene: { walk, chosen } }: { view: View; scene: Scene }) {
  const { camera, size } = view
  const middle = walk?.from ?? chosen
  if (!middle) return null
  const spotOf = (place: Place) => toPixels(camera, size, place)
  const taken = takenBoxes(view)
  return (
    <Rings
      key={middle.id}
      middle={spotOf(middle)}
      scale={camera.scale}
      minutes={walk ? WALK_RINGS : RINGS}
      named={walk ? WALK_RINGS.filter((minutes) => minutes % 10 === 0) : RINGS}
      size={size}
      taken={walk ? [...taken, plaqueBox(spotOf(walk.from), spotOf(walk.to))] : taken}
    />
  )
}

type SignsProps = { view: View; scene: Scene; isInset?: boolean }

/** Signs farther south lie over those behind them, and the chosen one over all. */
function Signs({ view, scene, isInset = false }: SignsProps) {
  const signs = view.pins
    .filter(({ marker }) => !marker.isLandmark)
    .map((pin) => ({ pin, marks: marksFor(pin, scene) }))
    .sort(
      (one, other) =>
        Number(one.marks.isChosen) - Number(other.marks.isChosen) ||
        one.pin.placement.head.y - other.pin.placement.head.y,
    )
  return (
    <>
      {scene.isOwnOnly && !scene.walk && <Line spots={ownSpots(scene, view.pins)} />}
      {signs.map(({ pin, marks }) => (
        <Name
          key={pin.marker.id}
          pin={pin}
          isChosen={marks.isChosen}
          isQuiet={marks.count === 0 && !scene.walk}
          isInset={isInset}
        />
      ))}
      {signs.map(({ pin, marks }) => (
        <Pin key={pin.marker.id} pin={pin} marks={marks} />
      ))}
    </>
  )
}

function marksFor({ marker }: PinView, { day, own, chosen, walk }: Scene): Marks {
  const isIn = (id: string | undefined) => marker.places.some((place) => place.id === id)
  const counts = marker.places.map((place) => entriesAt(place, day).length)
  return {
    count: counts.reduce((sum, count) => sum + count, 0),
    isOwn: own.some(({ venue }) => isIn(venue)),
    isChosen: isIn(chosen?.id) && !walk,
    isAlone: walk !== undefined,
  }
}

function Landmarks({ pins }: { pins: readonly PinView[] }) {
  return pins.map((pin) => (
    <g key={pin.marker.id}>
      <circle cx={pin.spot.x} cy={pin.spot.y} r="4.4" className={styles.landmark} />
      {pin.placement.isFree && <Name pin={pin} isQuiet />}
    </g>
  ))
}

/** A hall without events has a name only while it is chosen. */
function Hall({ place, spot }: { place: Place; spot: Point }) {
  return (
    <g className={styles.hall}>
      <circle cx={spot.x} cy={spot.y} r="6" />
      <text x={spot.x + 14} y={spot.y + 5}>
        {place.name}
      </text>
    </g>
  )
}

function isPinned(place: Place, view: View): boolean {
  return [...view.pins, ...(view.inset?.pins ?? [])].some(({ marker }) =>
    marker.places.some(({ id }) => id === place.id),
  )
}

function ownSpots({ own }: Scene, signs: readonly PinView[]): Point[] {
  return own.flatMap(
    ({ venue }) =>
      signs.find(({ marker }) => marker.places.some(({ id }) => id === venue))?.spot ?? [],
  )
}

/** Where the name of a ring would lie on something. */
function takenBoxes({ pins, dots, inset, size }: View): Box[] {
  return [
    ...pins.flatMap(({ placement, spot }) => [
      boxAround(placement.head, 25),
      placement.label,
      boxAround(spot, 4),
    ]),
    ...dots.map(({ spot }) => boxAround(spot, 3)),
    ...(inset ? [inset.box, inset.source] : []),
    ...coveredBoxes(size),
  ]
}
