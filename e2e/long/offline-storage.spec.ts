import { expect, PRECACHED_COUNT, precachedCount, people, ready, test, visit } from '../published'

/* The service worker's caches when another site responds, or when the storage is full. */

test('the pass and the pages open if the host refuses or serves an older build', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/faqs`)
  site.answerAll('<title>Too many requests</title>', 429)
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByText(people.student.sfId).first()).toBeVisible()
  site.answerAll('<html data-build="older"></html>', 200)
  await page.goto(`${site.url}/faqs`)
  await site.lose()
  await page.goto(`${site.url}/faqs`)
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible()
})

test('the site works with full storage, without a wrong message', async ({ page, site }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 200_000 })
  await page.goto(site.url)
  await page.waitForFunction(ready)
  await expect.poll(() => site.requested()).toContain('/sw.js')
  // Long enough for the worker to try.
  // eslint-disable-next-line playwright/no-wait-for-timeout -- nothing must happen
  await page.waitForTimeout(6_000)
  expect(await precachedCount(page)).toBeLessThan(PRECACHED_COUNT)
  await page.goto(`${site.url}/faqs`)
  await page.waitForFunction(ready)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('FAQs')
  await expect(page.locator('#toasts')).toHaveText('')
  expect(messages).toEqual([])
})
