import { boundsOf, type Box, type Point } from '../../geo'

/** What the pane shows: the point in its middle (metres), and pixels for each metre. */
export type Camera = Point & { scale: number }

export type Size = { w: number; h: number }

export type Margins = { top: number; right: number; bottom: number; left: number }

/** Positions of names are computed for these scales only. */
const STOPS = [0.19, 0.5, 1, 2]
/** Steps that differ less are not worth a press. */
const LEAST_STEP = 1.25

export function toPixels({ x, y, scale }: Camera, { w, h }: Size, point: Point): Point {
  return { x: tenths(w / 2 + (point.x - x) * scale), y: tenths(h / 2 + (point.y - y) * scale) }
}

/** Finer than a screen shows, and short in the document. */
const tenths = (pixels: number) => Math.round(pixels * 10) / 10

export function toMetres({ x, y, scale }: Camera, { w, h }: Size, pixel: Point): Point {
  return { x: x + (pixel.x - w / 2) / scale, y: y + (pixel.y - h / 2) / scale }
}

/** Shows all the points, with free margins for what lies over the pane. */
export function fitTo(points: readonly Point[], { w, h }: Size, margins: Margins): Camera {
  const { top, right, bottom, left } = margins
  const box = boundsOf(points)
  const room = { w: Math.max(1, w - left - right), h: Math.max(1, h - top - bottom) }
  const scale = Math.min(room.w / Math.max(1, box.w), room.h / Math.max(1, box.h))
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
  return {
    scale,
    x: middle.x + (right - left) / 2 / scale,
    y: middle.y + (bottom - top) / 2 / scale,
  }
}

/** From the whole plan to the closest view. */
export function zoomLevelsFrom(whole: number): number[] {
  return [whole, ...STOPS.filter((stop) => stop > whole * LEAST_STEP)]
}

export function nearestZoomLevel(zoomLevels: readonly number[], scale: number): number {
  const distance = (stop: number) => Math.abs(Math.log(stop / scale))
  return [...zoomLevels].sort((one, other) => distance(one) - distance(other))[0] ?? scale
}

export function nextZoomLevel(
  zoomLevels: readonly number[],
  scale: number,
  step: 1 | -1,
): number | undefined {
  return step > 0
    ? zoomLevels.find((stop) => stop > scale * 1.01)
    : zoomLevels.findLast((stop) => stop < scale * 0.99)
}

/** Zooms so that what is under this pixel stays under it. */
export function zoomAt(camera: Camera, size: Size, pixel: Point, scale: number): Camera {
  const fixed = toMetres(camera, size, pixel)
  return {
    scale,
    x: fixed.x - (pixel.x - size.w / 2) / scale,
    y: fixed.y - (pixel.y - size.h / 2) / scale,
  }
}

/** The middle of the pane never leaves the campus. */
export function clampTo(bounds: Box, camera: Camera): Camera {
  return {
    ...camera,
    x: Math.max(bounds.x, Math.min(bounds.x + bounds.w, camera.x)),
    y: Math.max(bounds.y, Math.min(bounds.y + bounds.h, camera.y)),
  }
}

export function contains({ x, y, w, h }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + w && point.y >= y && point.y <= y + h
}
