import type { Box, Point } from '../geo'
import { insetOf, markerOf } from '../labels/markers'
import { places } from '../places'
import { contains, fitTo, toPixels, type Camera, type Size } from './camera/camera'
import { outside, placePins, type Pin } from './layout'

/** A part of the plan, enlarged; `source` is what it enlarges. */
export type Inset = { box: Box; source: Box; camera: Camera; pins: Pin[]; scale: number }

const NAME_PX = 112
const INSET: Size = { w: 354, h: 152 }
/** Beside the title, and above the scale bar. */
const INSET_FOOT_PX = 22
const SCALE_BAR_PX = 200
const INSET_SCALE_BAR: Box = { x: 0, y: INSET.h - 40, w: INSET.w, h: 40 }
const INSET_MARGINS = { top: 92, right: 116, bottom: 46, left: 96 }
const BY_SOURCE_PX = 9

/** On the lower edge, where it covers the fewest places. */
export function insetFor(camera: Camera, size: Size): Inset | undefined {
  const group = insetOf(places)
  if (group.length === 0) return undefined
  const spots = group.map((place) => toPixels(camera, size, place))
  const source = around(spots, BY_SOURCE_PX)
  const box = insetBox(camera, size, source)
  const own = fitTo(group, INSET, INSET_MARGINS)
  const pins = placePins(
    group.map((place) => ({
      marker: markerOf([place], NAME_PX),
      spot: toPixels(own, INSET, place),
    })),
    { obstacles: [INSET_SCALE_BAR, ...outside(INSET)] },
  )
  return { box, source, camera: own, pins, scale: Math.round(own.scale / camera.scale) }
}

function insetBox(camera: Camera, size: Size, source: Box): Box {
  const y = size.h - INSET.h - INSET_FOOT_PX
  const first = 386
  const steps = Math.max(1, Math.floor((size.w - SCALE_BAR_PX - INSET.w - first) / 20))
  const boxes = Array.from({ length: steps }, (_, step) => ({ ...INSET, x: first + 20 * step, y }))
  const covered = (box: Box) =>
    places.filter(({ isUsed, ...place }) => {
      const spot = toPixels(camera, size, place)
      return isUsed && contains({ ...box, y: box.y - 30, h: box.h + 60 }, spot)
    }).length
  const awayFrom = (box: Box) => Math.abs(box.x + box.w / 2 - source.x - source.w / 2)
  const sorted = [...boxes].sort(
    (one, other) => covered(one) - covered(other) || awayFrom(one) - awayFrom(other),
  )
  return sorted[0] ?? { ...INSET, x: first, y }
}

function around(spots: readonly Point[], margin: number): Box {
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  return { x, y, w: Math.max(...xs) - x + margin, h: Math.max(...ys) - y + margin }
}
