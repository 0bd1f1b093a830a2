import { expect, isReady, testWithSharedPage as test } from '../fixtures'

test('a tester moves the clock of the tab, which goes on after a reload, and returns to the real one', async ({
  page,
}) => {
  await page.goto('/schedule?scenario=student&now=2025-01-24T19:30')
  await expect(page.getByText('On now: Anubhav Night')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(page.getByText('On now: Anubhav Night')).toBeVisible()
  const later = Date.parse('2025-01-24T19:30:01+05:30')
  await expect.poll(() => page.evaluate(() => Date.now())).toBeGreaterThan(later)

  const panel = page.getByRole('complementary', { name: 'QA panel' })
  await panel.getByRole('button', { expanded: false }).click()
  await panel.getByLabel('Date and time').fill('2025-01-26T00:40')
  await panel.getByRole('button', { name: 'Set the clock' }).click()
  await expect(page.getByRole('main')).toContainText(/On now:[^.]*Flute Boxer/)
  await panel.getByRole('button', { expanded: false }).click()
  await panel.getByRole('link', { name: 'now: the real date and time' }).click()
  // The evaluation fails while the page is being replaced.
  const realNow = () => page.evaluate(() => Date.now()).catch(() => 0)
  await expect.poll(realNow).toBeGreaterThan(Date.now() - 60_000)
  await isReady(page)
  await expect(page.getByText('On now')).toHaveCount(0)
})
