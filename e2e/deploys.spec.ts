import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CHANGED } from '../tests/budget/deploy/changedWord'
import { ONCE } from './fixtures'
import { BUILT, expect, lookForUpdate, notice, ready, test, visit } from './published'

/* A new build is published while visitors have the old one. The new one has another word on the page of questions. */

test.describe.configure({ mode: 'default', timeout: 180_000 })

const MOCK_SITE = '.mock-site/frozen'
const { before: OLD, after: NEW } = CHANGED

test('a new version is offered, and comes with one reload', async ({ page, site, changed }) => {
  await visit(page, `${site.url}/faqs`)
  await expect(page.getByText(OLD)).toBeVisible()
  site.publish(changed)
  await lookForUpdate(page)
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(NEW)).toBeVisible()
  await page.waitForFunction(ready)
  await expect(notice(page)).toHaveCount(0)
  const [entry] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((each) => ('type' in each ? each.type : '')),
  )
  expect(entry).toBe('reload')
  await page.waitForTimeout(4_000)
  await expect(notice(page)).toHaveCount(0)
  await site.lose()
  await page.reload()
  await expect(page.getByText(NEW)).toBeVisible()
})

test('it is not offered while a form holds text or a modal is open', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/dashboard?open=issue`)
  const field = page.getByRole('dialog').getByLabel('Issue', { exact: true })
  await field.fill('The lamp in the hall')
  site.publish(changed)
  await lookForUpdate(page)
  await page.waitForTimeout(3_000)
  await expect(notice(page)).toHaveCount(0)
  await field.fill('')
  await expect(notice(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Report Issue' }).click()
  await expect(notice(page)).toHaveCount(0)
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
})

test(
  'pressed where another page answers, it changes nothing: the copy of the site stays',
  ONCE,
  async ({ page, site, changed }) => {
    await visit(page, `${site.url}/faqs`)
    site.publish(changed)
    await lookForUpdate(page)
    await expect(notice(page)).toBeVisible()
    site.answerAll('<title>Sign in to this Wi-Fi</title>', 200)
    await notice(page).getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('The new version did not load.')).toBeVisible()
    await site.lose()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('FAQs')
  },
)

test(
  'it can be put off, and then comes with the next start',
  ONCE,
  async ({ page, site, changed, context }) => {
    await visit(page, `${site.url}/faqs`)
    site.publish(changed)
    await lookForUpdate(page)
    await notice(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(notice(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Events' }).first().dispatchEvent('click')
    await expect(page).toHaveURL(/events$/)
    await expect(notice(page)).toHaveCount(0)
    await page.close()
    const next = await context.newPage()
    await site.lose()
    await next.goto(`${site.url}/faqs`)
    await expect(next.getByText(NEW)).toBeVisible()
  },
)

test(
  'an old document finds its files when the server has the new ones only',
  ONCE,
  async ({ page, site, changed }) => {
    await visit(page, `${site.url}/schedule`)
    await page.reload()
    await page.waitForFunction(ready)
    site.publish(changed)
    await lookForUpdate(page)
    await expect(notice(page)).toBeVisible()
    // The file of this screen is gone from the server, and from the browser's own cache.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click')
    await expect(page.getByText(OLD)).toBeVisible()
  },
)

test(
  'also after another tab has taken the new version',
  ONCE,
  async ({ page, site, changed, context }) => {
    await visit(page, `${site.url}/schedule`)
    const other = await context.newPage()
    await other.goto(`${site.url}/events`)
    await other.waitForFunction(ready)
    site.publish(changed)
    await lookForUpdate(other)
    await notice(other).getByRole('button', { name: 'Update' }).click()
    await expect(notice(other)).toHaveCount(0)
    await other.waitForFunction(ready)
    await other.waitForTimeout(5_000)
    await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click')
    await expect(page.getByText(OLD)).toBeVisible()
    expect(await oldFilesOf(other)).not.toEqual([])
    await page.close()
    await other.goto(`${site.url}/faqs`)
    await expect(other.getByText(NEW)).toBeVisible()
    await expect.poll(() => oldFilesOf(other), { timeout: 90_000 }).toEqual([])
  },
)

test(
  'a new document gets its new files while the old worker is there',
  ONCE,
  async ({ page, site, changed }) => {
    await visit(page, `${site.url}/schedule`)
    site.publish(changed)
    // A busy machine is slow, and would get the copy.
    await page.evaluate(() => caches.delete('notes'))
    await page.goto(`${site.url}/faqs`)
    await page.waitForFunction(ready)
    await expect(page.getByText(NEW)).toBeVisible()
    // This page is of the new version: there is nothing to offer.
    await page.waitForTimeout(6_000)
    await expect(notice(page)).toHaveCount(0)
    await site.lose()
    await page.reload()
    await expect(page.getByText(NEW)).toBeVisible()
  },
)

test(
  'the mock site and the production build at one address take over from each other',
  ONCE,
  async ({ page, site }) => {
    test.skip(
      !existsSync(`${MOCK_SITE}/mockServiceWorker.js`),
      '`npm run e2e` builds the mock site',
    )
    await visit(page, site.url)
    site.publish(MOCK_SITE)
    await page.evaluate(() => caches.delete('notes'))
    await page.goto(`${site.url}/faqs?panel=off`)
    await expect.poll(() => controllerOf(page)).toContain('mockServiceWorker.js')
    await page.waitForFunction(ready)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    site.publish(BUILT)
    await page.goto(`${site.url}/faqs`)
    await expect.poll(() => controllerOf(page)).toContain('/sw.js')
    await expect(notice(page)).toHaveCount(0)
  },
)

/** Nothing while the page is being replaced. */
function controllerOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '').catch(() => '')
}

/** Scripts of that screen which are kept, besides the one that its document names. */
function oldFilesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? ''
    const keys = await (await caches.open('site')).keys()
    return keys
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.includes('FaqsScreen') && !map.includes(path))
  })
}
