import { boxAround, type Box, type Point } from '../geo'
import { places, type Place } from '../places'
import { fitTo, toPixels, type Camera, type Size } from './camera/camera'
import { insetFor, type Inset } from './inset'
import { layoutOf, moved, movedPoint, movedPlacement, outside, type Pin } from './layout'

export type View = {
  camera: Camera
  size: Size
  pins: Pin[]
  /** Places without a sign. */
  dots: { place: Place; spot: Point }[]
  inset: Inset | undefined
}

const WIDE_PX = 700
/** From this width the card of the chosen place begins above the frame: see Panel.module.css. */
const CARD_RISES_PX = 944
const NAME_PX = { wide: 128, narrow: 112 }
export const isWide = ({ w }: Size) => w >= WIDE_PX

/** What lies over the pane: buttons, measures, the title and the chosen place, or the small plan of the whole. */
export function coveredBoxes({ w, h }: Size): Box[] {
  if (!isWide({ w, h })) {
    return [
      { x: 0, y: h - 40, w, h: 40 },
      { x: w - 64, y: 0, w: 64, h: 120 },
      { x: 0, y: 0, w: 132, h: 84 },
    ]
  }
  const card = w < CARD_RISES_PX ? 330 : 268
  return [
    { x: 0, y: 0, w: 110, h: 240 },
    { x: 0, y: h - 180, w: 370, h: 180 },
    { x: w - 190, y: h - 56, w: 190, h: 56 },
    { x: w - 326, y: 0, w: 340, h: card },
  ]
}

/** The camera that shows every place. */
export function wholeCamera(size: Size): Camera {
  const margins = isWide(size)
    ? { top: 122, right: 66, bottom: 102, left: 44 }
    : { top: 60, right: 40, bottom: 60, left: 40 }
  return fitTo(places, size, margins)
}

type Options = {
  camera: Camera
  size: Size
  isWhole: boolean
  /** Only these places have a sign. */
  only?: readonly string[] | undefined
  /** Spots of a walk and the box of its plaque, which names keep clear of. */
  way?: { spots: readonly Point[]; plaque: Box } | undefined
}

export function viewOf({ camera, size, isWhole, only, way }: Options): View {
  const inset = isWhole && isWide(size) && !only ? insetFor(camera, size) : undefined
  const enlarged = inset?.pins.flatMap(({ marker }) => marker.places) ?? []
  const corner = toPixels(camera, size, { x: 0, y: 0 })
  const back = { x: -corner.x, y: -corner.y }
  const whole = isWhole ? [...outside(size), ...coveredBoxes(size)] : []
  const obstacles = [...whole, ...obstaclesOfInset(inset), ...obstaclesOfWay(way, size)]
  const layout = layoutOf({
    list: shownOf(only).filter((place) => !enlarged.includes(place)),
    scale: camera.scale,
    maxWidth: isWide(size) ? NAME_PX.wide : NAME_PX.narrow,
    obstacles: obstacles.map((box) => moved(box, back)),
  })
  const pins = layout.map((pin) => ({
    ...pin,
    spot: movedPoint(pin.spot, corner),
    placement: movedPlacement(pin.placement, corner),
  }))
  const dots = dotsOf(camera, size, [...pins, ...(inset?.pins ?? [])])
  return { camera, size, pins, inset, dots }
}

function obstaclesOfInset(inset: Inset | undefined): Box[] {
  return inset ? [inset.box, inset.source] : []
}

function obstaclesOfWay(way: Options['way'], size: Size): Box[] {
  if (!way) return []
  const reach = 8
  const boxes = way.spots.map((spot) => boxAround(spot, reach))
  return [way.plaque, ...boxes, ...outside(size)]
}

function shownOf(only: Options['only']): readonly Place[] {
  return only ? places.filter(({ id, isLandmark }) => isLandmark || only.includes(id)) : places
}

function dotsOf(camera: Camera, size: Size, pins: readonly Pin[]): View['dots'] {
  const drawn = new Set(pins.flatMap(({ marker }) => marker.places))
  return places
    .filter((place) => !drawn.has(place))
    .map((place) => ({ place, spot: toPixels(camera, size, place) }))
}
