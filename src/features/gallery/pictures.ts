import { scenes, type Scene } from '@/content/gallery'

export type Picture = Scene & {
  /** From 1, as people count. */
  number: number
  src: string
  /** A photo has no border of its own. */
  isPhoto: boolean
}

/** Known when the site is built: adding a photo is adding a file. */
const photos = import.meta.glob<string>(
  '@/content/gallery/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}',
  { eager: true, query: '?url', import: 'default' },
)

/** The drawn scenes, each with the photo of its number in its place where there is one. */
export function withPhotos(drawn: Scene[], addresses: Record<string, string>): Picture[] {
  const photoOf = new Map<number, string>()
  for (const [file, address] of Object.entries(addresses)) {
    const [, digits] = /(?:^|\/)0*(\d+)\.\w+$/.exec(file) ?? []
    // Of two files for one number the first stays, so that a build is always the same.
    if (digits && !photoOf.has(Number(digits))) photoOf.set(Number(digits), address)
  }
  return drawn.map((scene, place) => {
    const number = place + 1
    const photo = photoOf.get(number)
    const drawing = `/art/gallery/${String(number).padStart(2, '0')}.svg`
    return { ...scene, number, src: photo ?? drawing, isPhoto: photo !== undefined }
  })
}

export const pictures = withPhotos(scenes, photos)

/** The picture `steps` further on; after the last comes the first. */
export function pictureAt(place: number, steps = 0): Picture {
  const count = pictures.length
  const picture = pictures[(((place + steps) % count) + count) % count]
  if (!picture) throw new Error('The gallery has no pictures.')
  return picture
}

/** How a picture is called where it is heard. */
export function titleOf({ number, caption }: Picture): string {
  return `Picture ${number} of ${pictures.length}: ${caption}`
}

/** The shorter way from one to the other: from the last picture to the first is one place. */
export function placesBetween(from: number, to: number): number {
  const by = to - from
  return by - Math.round(by / pictures.length) * pictures.length
}
