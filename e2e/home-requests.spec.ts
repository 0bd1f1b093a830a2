import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { serve } from '../tests/host/serve'

/** The home page comes first (Spec §2), so it must be small. The limit includes its document and icons. */
const MOST = 20

test('the production home page requests few files, all from its own origin, and nothing for the servers before it is painted', async ({
  page,
}) => {
  test.skip(!existsSync('dist/index.html'), '`npm test` builds dist')
  const requested = new Set<string>()
  const site = await serve('dist')
  const strangers: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith(site.url)) requested.add(url.slice(site.url.length))
    else if (!url.includes('/api/')) strangers.push(url)
  })
  try {
    await page.goto(site.url)
    // The idle page registers its worker, and then sends no more requests. The worker's own files are not awaited.
    await page.waitForFunction(() => navigator.serviceWorker.getRegistration())
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    // The browser reports the paint after its frame.
    await expect.poll(() => page.evaluate(isPaintedFirst)).toBe(true)
  } finally {
    await site.stop()
  }
  // The document contains the styles.
  const files = [...requested]
  expect(files.filter((path) => path.endsWith('.css'))).toEqual([])
  // One file of each font, without the letters that English does not use; none for a font of the system.
  expect(files.filter((path) => path.endsWith('.woff2')).length).toBeLessThanOrEqual(2)
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST)
  expect(strangers).toEqual([])
})

/** Whether the page was painted before it fetched the chunk for requests. Runs in the page. */
function isPaintedFirst() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const axios = performance.getEntriesByType('resource').find(({ name }) => name.includes('axios'))
  return paint && axios ? axios.startTime > paint.startTime : 'not yet reported'
}
