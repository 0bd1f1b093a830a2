import { expect, testWithSharedPage } from './fixtures'

testWithSharedPage('a reload restores the scroll position', async ({ page, open }) => {
  await open('/faqs')
  const last = page.getByRole('link', { name: 'Instagram' })
  await last.evaluate((link) => link.scrollIntoView())
  const place = () => page.evaluate(() => window.scrollY)
  await expect.poll(place).toBeGreaterThan(0)
  const before = await place()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'FAQs', level: 1 })).toBeVisible()
  // A browser rounds the place when it restores it.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2)
  await expect(last).toBeInViewport()
})
