import { useCallback, useMemo, useState } from 'react'
import type { Scene } from '../../drawing/Drawing'
import { boundsOf } from '../../geo'
import { entriesAt, places } from '../../places'
import {
  contains,
  fitTo,
  clampTo,
  zoomLevelsFrom,
  toPixels,
  type Camera,
  type Size,
} from './camera'
import { isWide, wholeCamera } from '../view'

const SMALL_PHONE_PX = 360
const SCALE = { phone: 0.5, smallPhone: 0.4 }
/** A chosen place that is nearer to the edge moves to the middle. */
const EDGE_PX = 40
const SHIFTS_PX = [0, 30, -30, 60, -60, 90, -90]
const WALK_MARGINS = { top: 150, right: 90, bottom: 100, left: 70 }
const bounds = boundsOf(places)

/** Where the pane looks. It moves by itself only to show a place that was chosen elsewhere. */
export function useCamera(size: Size, scene: Scene) {
  const whole = useMemo(() => wholeCamera(size), [size])
  const zoomLevels = useMemo(() => zoomLevelsFrom(whole.scale), [whole])
  const [camera, setCamera] = useState(() => openingCamera(size, whole, scene))
  const move = useCallback(
    (next: Camera) =>
      setCamera(next.scale === whole.scale && !scene.walk ? whole : clampTo(bounds, next)),
    [whole, scene.walk],
  )
  const { chosen } = scene
  const [seen, setSeen] = useState(chosen)
  if (seen !== chosen) {
    setSeen(chosen)
    if (chosen && !isInSight(camera, size, chosen)) move({ ...chosen, scale: camera.scale })
  }
  return { camera, zoomLevels, move, isWhole: camera === whole }
}

export function openingCamera(size: Size, whole: Camera, { walk, chosen, day }: Scene): Camera {
  if (walk) return fitTo([walk.from, walk.to], size, WALK_MARGINS)
  if (isWide(size)) return whole
  const [busiest] = [...places].sort(
    (one, other) => entriesAt(other, day).length - entriesAt(one, day).length,
  )
  const { x, y } = chosen ?? busiest ?? whole
  const scale = size.w < SMALL_PHONE_PX ? SCALE.smallPhone : SCALE.phone
  return fullestNear({ x, y, scale }, size, day)
}

/** Not far from there, with as many places of the day in sight as can be. */
function fullestNear(camera: Camera, size: Size, day: Scene['day']): Camera {
  const busy = places.filter((place) => entriesAt(place, day).length > 0)
  const shifts = SHIFTS_PX.flatMap((dx) => SHIFTS_PX.map((dy) => ({ dx, dy })))
    .map(({ dx, dy }) => ({
      camera: { ...camera, x: camera.x + dx / camera.scale, y: camera.y + dy / camera.scale },
      length: Math.hypot(dx, dy),
    }))
    .map((each) => ({
      ...each,
      seen: busy.filter((place) => isInSight(each.camera, size, place)).length,
    }))
    .sort((one, other) => other.seen - one.seen || one.length - other.length)
  return shifts[0]?.camera ?? camera
}

export function isInSight(camera: Camera, size: Size, place: { x: number; y: number }): boolean {
  const pane = {
    x: EDGE_PX,
    y: EDGE_PX,
    w: size.w - 2 * EDGE_PX,
    h: size.h - 2 * EDGE_PX,
  }
  return contains(pane, toPixels(camera, size, place))
}
