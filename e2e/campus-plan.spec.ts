import { expect, test } from './fixtures'

test(
  'a visitor finds a place, goes Back to the whole plan, and sees how long a walk takes',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/accommodation-map?day=2')
    const plan = page.getByRole('toolbar', { name: 'Places on the plan' })
    await plan.getByRole('button', { name: /^Raman Auditorium, auditorium, 4 events/ }).click()
    const panel = page.getByRole('region', { name: 'Raman Auditorium' })
    await expect(panel.getByRole('listitem')).toHaveCount(4)
    await expect(page).toHaveURL(/place=raman/)
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(page).not.toHaveURL(/place=/)
    await page.goForward()

    await panel.getByRole('button', { name: 'Walk from here' }).click()
    await plan.getByRole('button', { name: /^Pronites Ground/ }).press('Enter')
    const walk = page.getByRole('region', { name: 'The walk' })
    await expect(walk).toContainText('about 10 min on foot')
    await page.reload()
    await expect(walk).toContainText('about 10 min on foot')
  },
)
