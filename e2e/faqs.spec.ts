import { expect, test } from './fixtures'

test('a visitor finds an answer, one at a time', async ({ page, open }) => {
  await open('/faqs')
  await expect(page.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'How large may a team be?' }).click()
  await expect(page.getByText('Each event sets its own smallest')).toBeVisible()
  await page.getByRole('button', { name: 'I have forgotten my password. What now?' }).click()
  await expect(page.getByText('A code of 6 digits comes by mail')).toBeVisible()
  await expect(page.getByText('Each event sets its own smallest')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Instagram' })).toBeVisible()
})

test('who reloads the page goes on reading where they were', async ({ page, open }) => {
  await open('/faqs')
  const last = page.getByRole('link', { name: 'Instagram' })
  await last.evaluate((link) => link.scrollIntoView())
  const place = () => page.evaluate(() => window.scrollY)
  await expect.poll(place).toBeGreaterThan(0)
  const before = await place()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  // A browser rounds the place when it brings it back.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  await expect(last).toBeInViewport()
})
