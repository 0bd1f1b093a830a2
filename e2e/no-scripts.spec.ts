import { scenes } from '../tests/editions/frozen/content'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

test('without scripts every answer, day, caption and place can be read, and the links work', async ({
  page,
}) => {
  await page.goto('/faqs')
  const answers = page.getByRole('region')
  await expect(answers.nth(3)).toBeVisible()
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await page.goto('/schedule')
  for (const day of ['Day 1', 'Day 2', 'Day 3'])
    await expect(page.getByRole('heading', { level: 2, name: day })).toBeVisible()
  await page.goto('/gallery')
  await expect(page.locator('noscript li')).toHaveCount(scenes.length)
  await page.goto('/accommodation-map')
  await expect(page.getByRole('img', { name: /^Campus plan, 33 places/ })).toBeInViewport()
  await expect(page.getByRole('list', { name: 'Places' }).getByText('Inauguration')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Accommodation' }).click()
  await expect(page.getByText('2389 INR')).toBeVisible()
  await expect(page.getByText('Who cancels later gets no refund.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Unmask the Magic' })).toBeVisible()
  await expect(page.locator('#preloader')).toBeHidden()
})
