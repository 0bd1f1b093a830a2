import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** The share of pixels that differ, from 0 to 1, and a picture that marks them. */
export function compare(before: Buffer, after: Buffer): { share: number; picture: Buffer } {
  const pictures = [before, after].map((file) => PNG.sync.read(file))
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const [one, other] = pictures.map((picture) => enlarge(picture, width, height))
  const marked = new PNG({ width, height })
  if (!one || !other) return { share: 0, picture: PNG.sync.write(marked) }
  const pixels = pixelmatch(one.data, other.data, marked.data, width, height)
  return { share: pixels / (width * height), picture: PNG.sync.write(marked) }
}

/** The page may be longer in one picture, so the other one gets transparent pixels. */
function enlarge(picture: PNG, width: number, height: number): PNG {
  const enlarged = new PNG({ width, height })
  PNG.bitblt(picture, enlarged, 0, 0, picture.width, picture.height, 0, 0)
  return enlarged
}
