import type { Page } from '@playwright/test'
import { expect, go, isReady, test } from './fixtures'
import { countLoads, failRequests, loadNotice } from './failRequests'

/* What happens when a file of the build fails to load. `long/missing-files.spec.ts` has the rarer cases. */

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const faqs = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQs' })

test('a screen whose script never loads is reloaded once, stays readable and says what to do', async ({
  page,
  open,
}) => {
  await open('/privacy')
  // Like a host that no longer has the file.
  const stopFailing = await failRequests(page, 'FaqsScreen-*.js', { how: 'page' })
  const loads = countLoads(page)
  await go(page, '/faqs')
  await expect(loadNotice(page)).toBeInViewport()
  await expect(faqs(page)).toBeVisible()
  await stopFailing()
  await loadNotice(page).getByRole('link', { name: 'Load it again' }).click()
  await isReady(page)
  await expect(loadNotice(page)).toHaveCount(0)
  await expect(faqs(page)).toBeVisible()
  await expect.poll(loads).toBe(2)
})

test('a payment form that fails to load leaves the home page as it is, and opens after a reload (Spec §8)', async ({
  page,
  open,
}) => {
  await open('/', 'student')
  const stopFailing = await failRequests(page, 'PaymentModal-*.js')
  await page.getByRole('button', { name: 'PAY NOW' }).click()
  await expect(page.getByText('PAY NOW did not open.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stopFailing()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('dialog', { name: 'PAYMENT' })).toBeVisible()
  await expect(page.getByLabel('Emergency number')).toBeVisible()
})
