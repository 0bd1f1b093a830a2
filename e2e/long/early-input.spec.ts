import { expect, PASSWORD, test } from '../fixtures'
import { holdScripts } from '../holdScripts'

test('input typed before hydration takes precedence over an older draft', async ({
  page,
  open,
}) => {
  await open('/signup')
  await page.getByLabel('Name', { exact: true }).fill('First Draft')
  await page.getByLabel('College').fill('Sample Institute')
  const releaseScripts = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('Name', { exact: true }).fill('Sample Student')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  releaseScripts()
  await expect(page.getByLabel('College')).toHaveValue('Sample Institute')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sample Student')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
})
