import {
  cachedUrls,
  expect,
  PRECACHED_COUNT,
  people,
  ready,
  test,
  tokenOf,
  visit,
} from '../published'
import { isLoaded } from '../ready'

/* The production build with its service worker, against the mock server over HTTP. `offline.spec.ts` of `npm test` has what everybody meets. */

test('an address that is not cached gets the app shell and shows its screen', async ({
  page,
  site,
}) => {
  await visit(page, site.url)
  await site.lose()
  await page.goto(`${site.url}/signin?redirect=%2Fcart`)
  await page.waitForFunction(ready)
  for (const [path, text] of [
    ['/accommodation-rules', 'Rules'],
    ['/accommodation-map', 'Campus plan'],
    ['/schedule?plan=1', 'Schedule'],
  ] as const) {
    await page.goto(site.url + path)
    await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible()
    await page.waitForFunction(ready)
  }
  await page.goto(`${site.url}/accommodation`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accommodation')
  await page.goto(`${site.url}/of/no/page`)
  await expect(page).toHaveURL(`${site.url}/`)
})

test('on a slow network, an uncached address never shows the home page or its preloader', async ({
  page,
  site,
}) => {
  await visit(page, site.url)
  site.slow(12_000)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { homeSeen: seen })
    new MutationObserver(() => {
      for (const part of document.querySelectorAll('#preloader, [data-path="/"]'))
        seen.push(part.id)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${site.url}/privacy`)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await page.waitForFunction(ready)
  expect(await page.evaluate('homeSeen')).toEqual([])
})

test('waits one second for a slow network, on every request', async ({ page, site }) => {
  await visit(page, `${site.url}/faqs`)
  await page.goto(`${site.url}/schedule`)
  site.slow(12_000)
  for (const path of ['/schedule', '/events']) {
    await page.goto(site.url + path)
    await page.waitForFunction(ready)
    const ms = await page.evaluate(respondedAfter)
    expect(ms, path).toBeGreaterThan(950)
    expect(ms, path).toBeLessThan(8_000)
  }
})

/** How long the document took, in milliseconds. Runs in the page. */
function respondedAfter() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry.responseStart : NaN
}

test('requests no script, style or font twice, and uses the network again once it is back', async ({
  page,
  site,
}) => {
  await visit(page, site.url)
  site.requested()
  await page.goto(`${site.url}/schedule`)
  await page.waitForFunction(ready)
  expect(site.requested().filter((path) => path.startsWith('/assets/'))).toEqual([])
  await site.lose()
  await page.reload()
  await page.waitForFunction(ready)
  await site.find()
  site.requested()
  await page.reload()
  await page.waitForFunction(ready)
  expect(site.requested()).toContain('/schedule')
})

test('caches no API response and no token', async ({ page, site }) => {
  await visit(page, `${site.url}/dashboard`)
  for (const path of ['/dashboard?open=events', '/contingent', '/events/subevents/Dance']) {
    await page.goto(site.url + path)
    await isLoaded(page)
  }
  await expect.poll(async () => (await cachedUrls(page)).length).toBeGreaterThan(PRECACHED_COUNT)
  const cached = await cachedUrls(page)
  for (const url of cached) {
    expect(url.startsWith(`${site.url}/`), url).toBe(true)
    expect(url).toMatch(
      /^[^?]+\/(assets|art|icons|film)\/[^?]+(\?__WB_REVISION__=\w+)?$|^[^?.]+\.[^?.]+\.[^?.]+\.[^?.]+(\?__WB_REVISION__=\w+)?$/,
    )
  }
  expect(cached.join()).not.toContain(tokenOf())
  const texts = await page.evaluate(async (urls) => {
    const responses = urls.map(async (url) =>
      (await caches.match(url, { ignoreVary: true }))?.text(),
    )
    return (await Promise.all(responses)).join()
  }, cached)
  expect(texts).not.toContain(tokenOf())
  expect(texts).not.toContain(people.student.email)
})

test('does not keep films, and does not answer requests for a range', async ({ page, site }) => {
  await visit(page, site.url)
  const statuses = await page.evaluate(async () => {
    await (await fetch('/film/unmask.webm')).blob()
    const fetchRange = (path: string) => fetch(path, { headers: { Range: 'bytes=0-9' } })
    await caches.open('pictures').then((cache) => cache.add('/art/gallery/01.svg'))
    return [
      (await fetchRange('/film/unmask.webm')).status,
      (await fetchRange('/art/gallery/01.svg')).status,
    ]
  })
  expect(statuses).toEqual([206, 206])
  expect((await cachedUrls(page)).join()).not.toContain('/film/unmask.webm')
})
