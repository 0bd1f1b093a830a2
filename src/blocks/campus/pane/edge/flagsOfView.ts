import { boxAround, distanceOf, overlapOf, type Box } from '../../geo'
import { widthOf } from '../../labels/textLines'
import { entriesAt, places, type Place } from '../../places'
import type { Scene } from '../../drawing/Drawing'
import { walkText } from '../../walk'
import { contains, toPixels } from '../camera/camera'
import type { View } from '../view'

type Edge = 'north' | 'east' | 'south' | 'west'

export type EdgeFlag = { edge: Edge; places: Place[]; lines: string[]; box: Box }

const HEIGHT_PX = 48
const PADDING_PX = 32
const STEP_PX = 8
const COVERED_COST = 300
const NAME_MARGIN_PX = 4
const SIGN_REACH_PX = 26
/** A chosen sign steps out, and its name has a plate. */
const CHOSEN_REACH_PX = 46
/** Free of the small plan and the buttons above, and of the scale bar below. */
const FREE_PX = { top: 122, bottom: 50 }

/** The places of the day outside the pane, gathered by the edge that they lie behind. */
export function flagsOfView(view: View, { day, chosen }: Scene): EdgeFlag[] {
  const { size, camera } = view
  const groups = new Map<Edge, Place[]>()
  for (const place of places.filter((each) => entriesAt(each, day).length > 0)) {
    const spot = toPixels(camera, size, place)
    if (contains({ x: 8, y: 8, w: size.w - 16, h: size.h - 16 }, spot)) continue
    const dx = (spot.x - size.w / 2) / size.w
    const dy = (spot.y - size.h / 2) / size.h
    const edge =
      Math.abs(dx) * 1.25 >= Math.abs(dy) ? (dx < 0 ? 'west' : 'east') : dy < 0 ? 'north' : 'south'
    groups.set(edge, [...(groups.get(edge) ?? []), place])
  }
  return [...groups].map(([edge, group]) => {
    const lines = [
      group.length === 1 ? (group[0]?.name ?? '') : `${group.length} places`,
      ...(chosen ? [walkText(Math.min(...group.map((each) => distanceOf(chosen, each))))] : []),
    ]
    return { edge, places: group, lines, box: freeBox(edge, lines, { view, group, chosen }) }
  })
}

type Around = { view: View; group: readonly Place[]; chosen: Place | undefined }

/** On its edge near the places, and where it covers the fewest signs and names. */
function freeBox(edge: Edge, lines: readonly string[], { view, group, chosen }: Around): Box {
  const { size, pins, camera } = view
  const w = Math.max(...lines.map(widthOf)) + PADDING_PX
  const isSide = edge === 'east' || edge === 'west'
  const spots = group.map((place) => toPixels(camera, size, place))
  const wanted =
    spots.reduce((sum, spot) => sum + (isSide ? spot.y : spot.x), 0) / spots.length -
    (isSide ? HEIGHT_PX : w) / 2
  const [from, to] = isSide
    ? [FREE_PX.top, size.h - FREE_PX.bottom - HEIGHT_PX]
    : [8, size.w - w - 8]
  const steps = Math.max(1, Math.floor((to - from) / STEP_PX))
  const boxes = Array.from({ length: steps }, (_, step) =>
    boxAt(edge, from + step * STEP_PX, w, size),
  )
  const costOf = (box: Box) => {
    const covered = pins.map(({ marker, placement: { head, label } }) => {
      const isChosen = marker.places.some(({ id }) => id === chosen?.id)
      const reach = isChosen ? CHOSEN_REACH_PX : SIGN_REACH_PX
      const sign = boxAround(head, reach)
      const isCovered =
        overlapOf(box, sign) > 0 || overlapOf(box, label, isChosen ? reach : NAME_MARGIN_PX) > 0
      return isCovered ? (isChosen ? 4 : 1) * COVERED_COST : 0
    })
    const cost = covered.reduce((sum, each) => sum + each, 0)
    return cost + Math.abs((isSide ? box.y : box.x) - wanted)
  }
  const [best] = [...boxes].sort((one, other) => costOf(one) - costOf(other))
  return best ?? boxAt(edge, from, w, size)
}

function boxAt(edge: Edge, along: number, w: number, size: View['size']): Box {
  const box = { w, h: HEIGHT_PX }
  if (edge === 'west') return { ...box, x: 0, y: along }
  if (edge === 'east') return { ...box, x: size.w - w, y: along }
  if (edge === 'north') return { ...box, x: along, y: 0 }
  return { ...box, x: along, y: size.h - HEIGHT_PX - FREE_PX.bottom }
}
