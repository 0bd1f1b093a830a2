import type { Locator, Page } from '@playwright/test'
import { readImage } from '../tests/blocks/readBars'

/** In pixels. */
type Box = { x: number; y: number; width: number; height: number }

/** Reads a barcode from a screenshot, as a camera does. */
export async function scan(page: Page, bars: Locator): Promise<string> {
  const [text = ''] = await scanAll(page, await bars.screenshot())
  return text
}

/** Reads the barcode in each box of a picture, or else its only barcode. */
export async function scanAll(page: Page, picture: Buffer, boxes?: Box[]): Promise<string[]> {
  const images = await page.evaluate(
    async ([base64, parts]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      context?.drawImage(image, 0, 0)
      const whole = { x: 0, y: 0, width: image.width, height: image.height }
      return (parts ?? [whole]).map(({ x, y, width, height }) => {
        const { data } = context?.getImageData(x, y, width, height) ?? { data: [] }
        // One string, because Playwright takes seconds for such a long list of numbers.
        let greens = ''
        for (let dot = 1; dot < data.length; dot += 4) greens += String.fromCharCode(data[dot] ?? 0)
        return { greens, width, height }
      })
    },
    [picture.toString('base64'), boxes] as const,
  )
  return images.map(({ greens, width, height }) =>
    readImage(Uint8ClampedArray.from(Buffer.from(greens, 'latin1')), width, height),
  )
}
