import { drawingOf, scenes, type Scene } from '@/content/gallery'
import type { Fill } from '@/theme/roles'

export type Picture = Scene & {
  /** Starts at 1. */
  number: number
  src: string
  isPhoto: boolean
}

/** The borders of photos and of failed drawings, in turn. A drawing contains its own border. */
export const FILLS: Fill[] = ['accent', 'calm', 'primary', 'soft', 'tertiary', 'strong']
export const PATTERNS = [1, 2, 3]

/** The build finds the photos, so a new photo needs only a new file. */
const photos = import.meta.glob<string>(
  '@/content/gallery/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true, query: '?url', import: 'default' },
)

/** A photo with the same number replaces the drawing of a scene. */
export function withPhotos(drawn: Scene[], addresses: Record<string, string>): Picture[] {
  const photoOf = new Map<number, string>()
  for (const [file, address] of Object.entries(addresses)) {
    const [, digits] = /(?:^|\/)0*(\d+)\.\w+$/.exec(file) ?? []
    // If two files have the same number, the first one counts, so that every build is the same.
    if (digits && !photoOf.has(Number(digits))) photoOf.set(Number(digits), address)
  }
  return drawn.map((scene, index) => {
    const number = index + 1
    const photo = photoOf.get(number)
    return { ...scene, number, src: photo ?? drawingOf(number), isPhoto: photo !== undefined }
  })
}

export const pictures = withPhotos(scenes, photos)

/** The picture `steps` further on. The first picture follows the last. */
export function pictureAt(index: number, steps = 0): Picture {
  const count = pictures.length
  const picture = pictures[(((index + steps) % count) + count) % count]
  if (!picture) throw new Error('The gallery has no pictures.')
  return picture
}

export function titleOf({ number, caption }: Picture): string {
  return `Picture ${number} of ${pictures.length}: ${caption}`
}

/** Signed steps, the shorter way round: from the last picture to the first is 1. */
export function stepsBetween(from: number, to: number): number {
  const by = to - from
  return by - Math.round(by / pictures.length) * pictures.length
}
