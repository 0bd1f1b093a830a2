import { CHANGED } from '../deploy/changedWord'
import { countLoads } from '../failRequests'
import {
  cachedUrls,
  expect,
  checkForUpdate,
  people,
  ready,
  test,
  versionOf,
  visit,
} from '../published'

/* A new build is deployed while visitors have the old one. The new build changes a word of the FAQs. */

// The tests share one worker, so that it makes the new build once.
test.describe.configure({ mode: 'default' })

const { before: OLD, after: NEW } = CHANGED

test('a new version loads with the next screen, without a prompt', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/schedule`)
  const old = await versionOf(page)
  site.requested()
  site.publish(changed)
  await checkForUpdate(page)
  await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click')
  await expect(page.getByText(NEW)).toBeVisible()
  await page.waitForFunction(ready)
  await expect.poll(() => versionOf(page)).not.toBe(old)
  const files = site.requested().filter((path) => path.startsWith('/assets/'))
  expect(files, 'the changed word costs its own file').toEqual([expect.stringMatching(/\/Faqs/)])
  await site.lose()
  await page.reload()
  await expect(page.getByText(NEW)).toBeVisible()
})

test('a new version does not reload a screen with typed input or an open modal', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/dashboard`)
  site.publish(changed)
  await checkForUpdate(page)
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Report Issue' }).click()
  const field = page.getByRole('dialog').getByLabel('Issue', { exact: true })
  await field.fill('The lamp in the hall')
  await expect(field).toHaveValue('The lamp in the hall')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(people.student.sfId).first()).toBeVisible()
  expect(loads()).toBe(0)
  await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click')
  await expect(page.getByText(NEW)).toBeVisible()
  await expect.poll(loads).toBe(1)
})

test('a page outdated by another tab continues with the new version', async ({
  page,
  site,
  changed,
  context,
}) => {
  await visit(page, `${site.url}/schedule`)
  site.publish(changed)
  const otherTab = await context.newPage()
  await otherTab.goto(`${site.url}/faqs`)
  await checkForUpdate(otherTab)
  // The file of this screen is gone from the server, from the worker, and from the browser's own cache.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('click')
  await expect(page.getByText(NEW)).toBeVisible()
})

test('a new document gets its new files while the old worker is active', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/schedule`)
  site.publish(changed)
  await page.goto(`${site.url}/faqs`)
  await page.waitForFunction(ready)
  await checkForUpdate(page)
  await site.lose()
  await page.reload()
  await expect(page.getByText(NEW)).toBeVisible()
  await expect(page.getByText(OLD)).toHaveCount(0)
})

test('drops cached pages of an older build whose files are gone', async ({
  page,
  site,
  changed,
}) => {
  await visit(page, `${site.url}/faqs`)
  await page.goto(`${site.url}/accommodation`)
  await expect.poll(() => cachedUrls(page)).toContain(`${site.url}/accommodation`)
  site.publish(changed)
  await checkForUpdate(page)
  await expect.poll(() => cachedUrls(page)).not.toContain(`${site.url}/accommodation`)
  await site.lose()
  await page.goto(`${site.url}/accommodation`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accommodation')
  await page.waitForFunction(ready)
})

test('a broken build is replaced by the next one, on a slow network too', async ({
  page,
  site,
  broken,
  changed,
}) => {
  await visit(page, `${site.url}/faqs`)
  site.publish(broken)
  await checkForUpdate(page)
  await page.goto(`${site.url}/faqs`)
  await expect(page.getByText('has not loaded completely')).toBeVisible()
  site.publish(changed)
  site.slow(1_500)
  // Browsers also check for a new worker by themselves, and may be installing it already.
  await page.evaluate(
    () => void navigator.serviceWorker.ready.then((registration) => registration.update()),
  )
  await page.reload()
  await expect(page.getByText(NEW)).toBeVisible({ timeout: 20_000 })
  await page.waitForFunction(ready)
})
