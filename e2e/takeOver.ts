import { expect, type Page } from '@playwright/test'
import { isLoaded } from './ready'

/** Each document then records its layout shifts, its main element and its first heading, if there is one. */
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
      Object.assign(window, {
        firstMain: document.querySelector('#root main'),
        firstHeading: document.querySelector('#root h1'),
      }),
    )
  })
}

/** Checks that React has hydrated the document instead of rendering it again, without a layout shift. */
export async function expectTakenOver(page: Page) {
  await isLoaded(page)
  const { shifted, isSame } = await page.evaluate(() => {
    const main: unknown = Reflect.get(window, 'firstMain')
    const heading: unknown = Reflect.get(window, 'firstHeading')
    const isSameMain = main !== null && main === document.querySelector('#root main')
    // The page of a signed-in user has its heading only after the scripts know the user.
    const isSameHeading = heading === null || heading === document.querySelector('#root h1')
    return {
      shifted: Number(Reflect.get(window, 'shifted')),
      isSame: isSameMain && isSameHeading,
    }
  })
  expect(isSame, `${page.url()} is drawn again`).toBe(true)
  expect(shifted, `${page.url()} moves`).toBeLessThanOrEqual(0.02)
}
