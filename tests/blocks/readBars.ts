import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library'

const HEIGHT = 60

type Bar = { x: number; width: number; ink: string | null }

/** The bars of a picture in modules, from its edge; the background, which is first, is left out. */
export function barsIn(picture: HTMLElement): {
  width: number
  ground: string | null
  bars: Bar[]
} {
  const [ground, ...bars] = picture.querySelectorAll('rect')
  const group = picture.querySelector('g')
  const moved = Number(/translate\(([\d.]+)/.exec(group?.getAttribute('transform') ?? '')?.[1])
  return {
    width: measure(ground, 'width'),
    ground: ground?.getAttribute('fill') ?? null,
    bars: bars.map((bar) => ({
      x: moved + measure(bar, 'x'),
      width: measure(bar, 'width'),
      ink: group?.getAttribute('fill') ?? null,
    })),
  }
}

/** Decodes bars on white with modules of this many screen pixels. */
export function readBars(picture: HTMLElement, dots: number): string {
  const { width, bars } = barsIn(picture)
  const row = new Uint8ClampedArray(width * dots).fill(255)
  for (const bar of bars) row.fill(0, bar.x * dots, (bar.x + bar.width) * dots)
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
