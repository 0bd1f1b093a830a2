import type { Page } from '@playwright/test'
import { expect, go, isReady, test } from './fixtures'
import { countLoads, failRequests, loadNotice } from './failRequests'

/* A file of the build fails to load. `long/missing-files.spec.ts` has the rarer cases. */

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const faqs = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQs' })

test('a screen whose script never loads is reloaded once, stays readable and says what to do', async ({
  page,
  open,
}) => {
  await open('/privacy')
  // A host without the file may send a page instead.
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

test('a picture that does not load keeps its place, and its words are inside', async ({
  page,
  open,
}) => {
  await page.context().route(/\/art\/|\.svg$/, (route) => route.abort())
  for (const path of ['/faqs', '/games', '/leaderboard/witch']) {
    await open(path)
    for (const picture of await page.locator('img[width]:not([alt=""])').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate(isBroken), path).toBe(true)
      const { name, spill } = await picture.evaluate(measure)
      expect(spill, `${path}: ${name}`).toBeLessThanOrEqual(1)
    }
  }
})

const isBroken = (picture: HTMLElement) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0

/** The pixels by which the picture is higher than its proportions. Runs in the page. */
function measure(picture: Element) {
  const { width, height } = picture.getBoundingClientRect()
  const [w, h] = ['width', 'height'].map((side) => Number(picture.getAttribute(side)))
  return { name: picture.getAttribute('alt'), spill: height - (width * (h ?? 0)) / (w ?? 1) }
}
