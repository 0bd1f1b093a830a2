import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library'

const HEIGHT = 60

/** Decodes the bars of a drawing, with modules of this many screen pixels. */
export function readBars(picture: HTMLElement, dots: number): string {
  const [ground, ...bars] = picture.querySelectorAll('rect')
  const transform = picture.querySelector('g')?.getAttribute('transform') ?? ''
  const moved = Number(/translate\(([\d.]+)/.exec(transform)?.[1])
  const width = measure(ground, 'width')
  const row = new Uint8ClampedArray(width * dots).fill(255)
  for (const bar of bars) {
    const start = moved + measure(bar, 'x')
    row.fill(0, start * dots, (start + measure(bar, 'width')) * dots)
  }
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

function measure(rect: Element | undefined, name: 'x' | 'width') {
  return Number(rect?.getAttribute(name))
}

function repeat(row: Uint8ClampedArray, times: number) {
  const all = new Uint8ClampedArray(row.length * times)
  for (let line = 0; line < times; line += 1) all.set(row, line * row.length)
  return all
}
