import type { Page } from '@playwright/test'
import { expect, checkForUpdate, people, ready, test, visit } from '../published'

test('the worker removes itself and its caches 60 days after the festival or the build', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/faqs`)
  site.setWorkerEnd('2020-01-26')
  // The page has cached the old script, so its clock changes as well.
  await page.clock.setSystemTime(new Date('2040-01-26'))
  await checkForUpdate(page)
  await page.goto(`${site.url}/faqs`)
  await expect.poll(() => leftovers(page)).toEqual([])
  await page.reload()
  await page.waitForFunction(ready)
  // Long enough for the page to register the worker again, if it did.
  // eslint-disable-next-line playwright/no-wait-for-timeout -- nothing must happen
  await page.waitForTimeout(4_000)
  expect(await leftovers(page)).toEqual([])
})

test('another site at this address removes the worker, a Wi-Fi login page does not', async ({
  page,
  site,
}) => {
  await visit(page, `${site.url}/faqs`)
  site.answerAll('<title>Sign in to this Wi-Fi</title>', 200)
  await page.goto(site.url)
  await expect(page).toHaveTitle('Sign in to this Wi-Fi')
  await site.lose()
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByText(people.student.sfId).first()).toBeVisible()
  await site.find()
  site.replaceSite()
  await page.goto(site.url)
  await expect(page).toHaveTitle('Next year')
  await expect.poll(() => leftovers(page)).toEqual([])
})

/** The caches, and the registered workers. */
function leftovers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations()
    return [...workers.map(({ scope }) => scope), ...(await caches.keys())]
  })
}
