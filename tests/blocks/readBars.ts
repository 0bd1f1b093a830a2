import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library'

const HEIGHT = 60

/** Decodes the bars of a picture, with modules of this many screen pixels. */
export function readBars(picture: HTMLElement, dots: number): string {
  const drawing = decodeURIComponent(picture.getAttribute('src') ?? '')
  const width = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1])
  const row = new Uint8ClampedArray(width * dots).fill(255)
  for (const [, start, length] of drawing.matchAll(/M(\d+) 1h(\d+)/g))
    row.fill(0, Number(start) * dots, (Number(start) + Number(length)) * dots)
  return readImage(repeat(row, HEIGHT), width * dots, HEIGHT)
}

/** Decodes a picture, given as one lightness per pixel. */
export function readImage(lightness: Uint8ClampedArray, width: number, height: number): string {
  const source = new RGBLuminanceSource(lightness, width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
}

function repeat(row: Uint8ClampedArray, times: number) {
  const all = new Uint8ClampedArray(row.length * times)
  for (let line = 0; line < times; line += 1) all.set(row, line * row.length)
  return all
}
