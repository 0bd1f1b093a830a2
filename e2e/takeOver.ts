import { expect, type Page } from '@playwright/test'
import { isLoaded } from './ready'

/** From now on each document records its layout shifts and its first heading. */
export async function watchDocuments(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, {
            shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value),
          })
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { heading: document.querySelector('#root h1') }),
    )
  })
}

/** React has hydrated the open document instead of rendering it again, without a layout shift. */
export async function expectTakenOver(page: Page) {
  await isLoaded(page)
  const { shifted, isSame } = await page.evaluate(() => {
    const first: unknown = Reflect.get(window, 'heading')
    return {
      shifted: Number(Reflect.get(window, 'shifted')),
      isSame: !first || first === document.querySelector('#root h1'),
    }
  })
  expect(isSame, `${page.url()} is drawn again`).toBe(true)
  expect(shifted, `${page.url()} moves`).toBeLessThanOrEqual(0.02)
}
