import { drawings } from '@/theme/drawings'
import type { Place } from '../places'

/** The size of the drawing, in the units of `content/campusPlan.ts`. */
export const SIZE = { w: 820, h: 540 }
/** `sync` paints the ground together with the pins. React's types do not know `decoding` on an SVG image. */
export const GROUND = { href: drawings.campus.src, decoding: 'sync' }

/** The zoom has the steps 1 to 3. Step 0 is for a walk on a phone, where the whole plan fits. */
export const ZOOMS = [0, 1, 1.7, 2.8] as const
export type Step = 0 | 1 | 2 | 3

/** Radii in units of the drawing: of a disc, of its plate, and of a pale disc. */
export const MARKER = { disc: 11.6, plate: 18, pale: 12, chosenScale: 1.3 }

export type Look = 'full' | 'pale' | 'chosen'

/** The distance from the marker to the start of a name beside it, or to the middle of a name above or below it. */
const GAPS = { left: 4, right: 4, above: 10, below: 10 }
const WAYS = {
  left: { x: -1, y: 0, anchor: 'end' },
  right: { x: 1, y: 0, anchor: 'start' },
  above: { x: 0, y: -1, anchor: 'middle' },
  below: { x: 0, y: 1, anchor: 'middle' },
} as const

/** The position of a name, relative to its marker. */
export function namePosition({ side }: NonNullable<Place['label']>, look: Look) {
  const { x, y, anchor } = WAYS[side]
  const scale = look === 'chosen' ? MARKER.chosenScale : 1
  const far = (look === 'pale' ? MARKER.pale : MARKER.plate * scale) + GAPS[side]
  return { x: x * far, y: y * far, anchor }
}
