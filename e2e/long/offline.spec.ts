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

/*
 * The production build with its service worker, against the mock server over HTTP. `offline.spec.ts` of `npm test` has
 * the common cases.
 */

test('an address that is not cached gets the app shell and shows its screen', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/faqs`)
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

test('requests no script, style or font twice, and uses the network again once it is back', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/faqs`)
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
