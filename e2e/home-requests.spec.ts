import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { serve } from '../tests/host/serve'

/** Spec §2 shows the home page first, so it must be small. Its document and its icons count, too. */
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
    // Once the page is idle it registers its worker, and then requests nothing by itself. The worker's own files are not awaited.
    await page.waitForFunction(() => navigator.serviceWorker.getRegistration())
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    // The browser reports the paint after its frame.
    await expect.poll(() => page.evaluate(isPaintedFirst)).toBe(true)
  } finally {
    await site.stop()
  }
  // The document holds them.
  const files = [...requested]
  expect(files.filter((path) => path.endsWith('.css'))).toEqual([])
  // One file of each font, without the letters that English does not use; none for a font of the system.
  expect(files.filter((path) => path.endsWith('.woff2')).length).toBeLessThanOrEqual(2)
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST)
  expect(strangers).toEqual([])
})

/** Before the file for requests is fetched. Runs in the page. */
function isPaintedFirst() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const axios = performance.getEntriesByType('resource').find(({ name }) => name.includes('axios'))
  return paint && axios ? axios.startTime > paint.startTime : 'not yet reported'
}
