import type { Page } from '@playwright/test'
import { expect, people, PASSWORD, test } from './fixtures'

/** Holds back the site's script, like a slow network, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  // On the context: the mock server's service worker requests files, too.
  await page.context().route('**/assets/site-*.js', async (route) => {
    await gate
    await route.continue()
  })
  return letThrough
}

/** The small entry script has run: it stops what is sent. The site itself has not loaded. */
const isListening = (page: Page) =>
  page.waitForFunction(() => !document.dispatchEvent(new Event('submit', { cancelable: true })))

test('what is typed and pressed before the scripts have come is kept', async ({ page, open }) => {
  await open('/')
  const letThrough = await holdScripts(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(people.student.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await isListening(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  expect(new URL(page.url()).search).toBe('')
  letThrough()
  await expect(page.getByLabel('Email')).toHaveValue(people.student.email)
  await expect(page).toHaveURL('/', { timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
})

test('what is typed early stands before an older draft', async ({ page, open }) => {
  await open('/signup')
  await page.getByLabel('Name', { exact: true }).fill('First Draft')
  await page.getByLabel('College').fill('Sample Institute')
  const letThrough = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Name', { exact: true }).fill('Sample Student')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  letThrough()
  await expect(page.getByLabel('College')).toHaveValue('Sample Institute')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sample Student')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})

test('an answer that is pressed early opens once the scripts have come', async ({ page, open }) => {
  await open('/')
  const letThrough = await holdScripts(page)
  await page.goto('/faqs', { waitUntil: 'commit' })
  const [, second] = await page.getByRole('heading', { level: 2 }).getByRole('button').all()
  if (!second) throw new Error('There is no second question')
  await isListening(page)
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'false')
  letThrough()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
})

test('a search that is typed early is still there, and finds', async ({ page, open }) => {
  await open('/')
  const letThrough = await holdScripts(page)
  await page.goto('/events', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('shake')
  letThrough()
  await expect(page.getByRole('link', { name: /Shake A Leg/ })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('shake')
})

test('before the scripts have come links lead on and the page scrolls', async ({ page, open }) => {
  await open('/')
  await holdScripts(page)
  await page.goto('/faqs', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'FAQs' }).waitFor()
  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'New User? Sign Up' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
})
