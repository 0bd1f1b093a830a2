import { expect, people, PASSWORD, test } from './fixtures'
import { holdScripts } from './holdScripts'

test('opening sign-up stores no draft, and reloading it does not renew the time of a draft', async ({
  page,
  open,
}) => {
  const storedDraft = () => page.evaluate(() => sessionStorage.getItem('draft:visitor:sign-up'))
  await open('/signup')
  // A reload writes what is still to be written.
  await page.reload()
  await expect(page.getByLabel('Name')).toBeVisible()
  expect(await storedDraft()).toBeNull()
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
  await page.getByLabel('Name').fill('Sample Newcomer')
  await expect.poll(storedDraft).toContain('Sample Newcomer')
  const before = await storedDraft()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Sample Newcomer')
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Sample Newcomer')
  expect(await storedDraft()).toBe(before)
})

test('keeps what is typed before the scripts load, and sends nothing on an early press', async ({
  page,
  open,
}) => {
  await open('/')
  const releaseScripts = await holdScripts(page)
  await page.goto('/signin', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(people.student.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const submit = page.getByRole('button', { name: 'Sign In', exact: true })
  await submit.click()
  await expect(page).toHaveURL('/signin')
  releaseScripts()
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
  await expect(page.getByLabel('Email')).toHaveValue(people.student.email)
  await submit.click()
  await expect(page).toHaveURL('/', { timeout: 20_000 })
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
})
