import type { Page, Route } from '@playwright/test'
import { expect, go, isReady, test } from './fixtures'
import { countLoads, failRequests, loadNotice } from './failRequests'

/* What happens when a file of the build fails to load. `long/missing-files.spec.ts` has the rarer cases. */

const faqs = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQs' })

test('a screen whose script fails once loads with one reload at most', async ({ page, open }) => {
  await open('/')
  await failRequests(page, 'FaqsScreen-*.js', { times: 1 })
  const loads = countLoads(page)
  await go(page, '/faqs')
  await expect(faqs(page)).toBeVisible()
  await isReady(page)
  await expect(loadNotice(page)).toHaveCount(0)
  expect(loads()).toBeLessThan(2)
})

test('a screen whose stylesheet never loads is reloaded once, and never shown unstyled', async ({
  page,
  open,
}) => {
  await open('/')
  const loads = countLoads(page)
  // The pointer over the link loads the screen, and so does the press. Then the style fails for both.
  const held: Route[] = []
  await page.context().route('**/assets/FaqsScreen-*.css', (route) => void held.push(route), {
    times: 1,
  })
  await page.getByRole('link', { name: 'FAQs' }).click()
  await expect.poll(() => held.length).toBe(1)
  await failRequests(page, 'FaqsScreen-*.css')
  await held[0]?.abort()
  await expect(faqs(page)).toBeVisible()
  await expect(page.locator('main > div')).toHaveCSS('display', 'grid')
  // A prerendered page shows its heading before the event that is counted.
  await expect.poll(loads).toBe(1)
})

test('a screen whose script never loads is reloaded once, stays readable and says what to do', async ({
  page,
  open,
}) => {
  await open('/')
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

test('if the script for requests does not load, a message offers a reload, and the next screen brings one', async ({
  page,
  open,
}) => {
  const stopFailing = await failRequests(page, 'axios-*.js')
  await open('/signin')
  await page.getByLabel('Email').fill('student@festival.test')
  await page.getByLabel('Password', { exact: true }).fill('Unmask@65')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('A part of this site did not load.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('student@festival.test')
  await stopFailing()
  const loads = countLoads(page)
  await go(page, '/events')
  await expect.poll(loads).toBe(1)
  await page.getByLabel('Search all events').fill('Nrityakala')
  await expect(page.getByText('1 event found')).toBeVisible()
})
