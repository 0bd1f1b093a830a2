import { expect, PASSWORD, test } from '../fixtures'
import { holdScripts } from '../holdScripts'

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
