import type { Page, Route } from '@playwright/test'
import { countLoads, failRequests, loadNotice } from '../failRequests'
import { expect, go, isReady, people, signIn, test } from '../fixtures'

const faqs = (page: Page) => page.getByRole('heading', { level: 1, name: 'FAQs' })

test('a page whose largest script fails to load says so, and can be reloaded', async ({ page }) => {
  const stopFailing = await failRequests(page, 'site-*.js')
  await page.goto('/faqs')
  await expect(loadNotice(page)).toBeVisible()
  await expect(faqs(page)).toBeVisible()
  await stopFailing()
  await loadNotice(page).getByRole('link', { name: 'Load it again' }).click()
  await isReady(page)
  await expect(loadNotice(page)).toHaveCount(0)
})

test('if the script for requests does not load, a message offers a reload, and the next screen brings one', async ({
  page,
  open,
}) => {
  const stopFailing = await failRequests(page, 'axios-*.js')
  await open('/signin')
  await signIn(page, people.student)
  await expect(page.getByText('A part of this site did not load.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(people.student.email)
  await stopFailing()
  const loads = countLoads(page)
  await go(page, '/events')
  await expect.poll(loads).toBe(1)
  await page.getByLabel('Search all events').fill('Nrityakala')
  await expect(page.getByText('1 event found')).toBeVisible()
})

test('a page that fails to start is not reloaded while a user types, and says so', async ({
  page,
  open,
}) => {
  await open('/privacy')
  await failRequests(page, 'SignInScreen-*.js')
  const loads = countLoads(page)
  // Before the site reloads, it checks whether the server responds.
  const held: Route[] = []
  await page
    .context()
    .route('**/signin', (route) =>
      route.request().method() === 'HEAD' ? void held.push(route) : route.continue(),
    )
  await page.goto('/signin', { waitUntil: 'commit' })
  await expect.poll(() => held.length).toBe(1)
  await page.getByLabel('Email').fill('somebody@festival.test')
  await held[0]?.continue()
  await expect(loadNotice(page)).toBeVisible()
  await expect.poll(loads).toBe(1)
  await expect(page.getByLabel('Email')).toHaveValue('somebody@festival.test')
  await expect(loadNotice(page)).toContainText('If you typed something, copy it first.')
  // Long enough for a reload, if there was one.
  // eslint-disable-next-line playwright/no-wait-for-timeout -- nothing must happen
  await page.waitForTimeout(2_000)
  expect(loads()).toBe(1)
})

test('if the entry script does not load, the page stays readable and says so after a while', async ({
  page,
  open,
}) => {
  await open('/privacy')
  await failRequests(page, 'index-*.js')
  await page.goto('/faqs')
  await expect(faqs(page)).toBeVisible()
  await expect(loadNotice(page)).toBeHidden()
  await page.evaluate(() => {
    const [wait] = document.getElementById('not-started')?.getAnimations() ?? []
    if (wait) wait.currentTime = 20_001
  })
  await expect(loadNotice(page)).toBeInViewport()
})

test('a screen whose script takes longer than the start waits works once it has come', async ({
  page,
  open,
}) => {
  await open('/privacy')
  await page.context().route('**/assets/ScheduleScreen-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 18_000))
    await route.continue()
  })
  const loads = countLoads(page)
  await page.goto('/schedule', { waitUntil: 'commit' })
  await expect(loadNotice(page)).toBeVisible({ timeout: 20_000 })
  await isReady(page)
  await expect(loadNotice(page)).toHaveCount(0)
  expect(loads()).toBe(1)
})
