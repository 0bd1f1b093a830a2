import { expect, people, PASSWORD, test } from './fixtures'
import { holdScripts } from './holdScripts'

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
