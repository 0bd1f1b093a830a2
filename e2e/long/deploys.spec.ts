import type { Page } from '@playwright/test'
import { CHANGED } from '../../tests/budget/deploy/changedWord'
import {
  expect,
  KEPT,
  keptCount,
  lookForUpdate,
  noneWaits,
  notice,
  oneWaits,
  people,
  ready,
  saveData,
  test,
  visit,
} from '../published'

/* A new build is published while visitors have the old one. The new one has another word on the page of questions. */

// In one worker, so that it is built once.
test.describe.configure({ mode: 'default' })

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
  await noneWaits(page)
  await expect(notice(page)).toHaveCount(0)
  await site.lose()
  await page.reload()
  await expect(page.getByText(NEW)).toBeVisible()
})

test('a new version is not offered while a form holds text or a modal is open', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/dashboard?open=issue`)
  const field = page.getByRole('dialog').getByLabel('Issue', { exact: true })
  await field.fill('The lamp in the hall')
  site.publish(changed)
  await lookForUpdate(page)
  await oneWaits(page)
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

test('an update that another page answers changes nothing: the copy of the site stays', async ({
  page,
  site,
  changed,
}) => {
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
})

test('a tab that was open before a change of the timetable is offered it on the schedule', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/faqs`)
  site.publish(changed)
  await page.getByRole('link', { name: 'Schedule' }).first().dispatchEvent('click')
  await expect(page.getByText(/^Timetable of/)).toBeVisible()
  await expect(notice(page)).toBeVisible()
})

test('a new version can be put off, and then comes with the next start', async ({
  page,
  site,
  changed,
  context,
}) => {
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
})

test('an old document finds its files when the server has the new ones only', async ({
  page,
  site,
  changed,
}) => {
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
})

test('an old document finds its files also after another tab has taken the new version', async ({
  page,
  site,
  changed,
  context,
}) => {
  await visit(page, `${site.url}/schedule`)
  const other = await context.newPage()
  await other.goto(`${site.url}/events`)
  await other.waitForFunction(ready)
  site.publish(changed)
  await lookForUpdate(other)
  await notice(other).getByRole('button', { name: 'Update' }).click()
  await expect(notice(other)).toHaveCount(0)
  await other.waitForFunction(ready)
  await noneWaits(other)
  await expect.poll(() => keptCount(other)).toBeGreaterThanOrEqual(KEPT.all)
  await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click')
  await expect(page.getByText(OLD)).toBeVisible()
  expect(await oldFilesOf(other)).not.toEqual([])
  await page.close()
  await other.goto(`${site.url}/faqs`)
  await expect(other.getByText(NEW)).toBeVisible()
  await expect.poll(() => oldFilesOf(other), { timeout: 90_000 }).toEqual([])
})

test('a new document gets its new files while the old worker is there', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/schedule`)
  site.publish(changed)
  // A busy machine is slow, and would get the copy.
  await page.evaluate(() => caches.delete('notes'))
  await page.goto(`${site.url}/faqs`)
  await page.waitForFunction(ready)
  await expect(page.getByText(NEW)).toBeVisible()
  // This page is of the new version: there is nothing to offer.
  await noneWaits(page)
  await expect(notice(page)).toHaveCount(0)
  await site.lose()
  await page.reload()
  await expect(page.getByText(NEW)).toBeVisible()
})

test('with Save-Data on a new version brings the pass and nothing else', async ({
  page,
  site,
  changed,
}) => {
  await page.addInitScript(saveData)
  await visit(page, `${site.url}/faqs`, KEPT.pass)
  site.publish(changed)
  await lookForUpdate(page)
  await notice(page).getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(NEW)).toBeVisible()
  await page.waitForFunction(ready)
  // Long enough for the rest, if it was fetched.
  await page.waitForTimeout(4_000)
  await expect.poll(() => keptCount(page), { timeout: 90_000 }).toBe(KEPT.pass)
  await site.lose()
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByText(people.student.sfId).first()).toBeVisible()
})

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
