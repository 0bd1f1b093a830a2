import { expect, people, PASSWORD, test } from './fixtures'
import { holdScripts, isListening } from './holdScripts'

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
