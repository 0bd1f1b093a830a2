import type { Locator, Page } from '@playwright/test'
import { readImage } from '../tests/blocks/readBars'

/** Reads a barcode from a screenshot, as a camera does. */
export async function scan(page: Page, bars: Locator): Promise<string> {
  const picture = (await bars.screenshot()).toString('base64')
  const { lightness, width, height } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] }
    const greens = Array.from({ length: data.length / 4 }, (_, dot) => data[dot * 4 + 1] ?? 0)
    return { lightness: greens, width: image.width, height: image.height }
  }, picture)
  return readImage(Uint8ClampedArray.from(lightness), width, height)
}
