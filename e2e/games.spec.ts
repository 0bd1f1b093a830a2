import { expect, test } from './fixtures'

test('a visitor goes from the posters to a leaderboard, plays, and comes back', async ({
  page,
  open,
}) => {
  await open('/games')
  await page.getByRole('link', { name: 'Witch Runner Leaderboard' }).click()
  await expect(page.getByRole('list', { name: 'Podium' })).toBeVisible()
  await page.getByRole('link', { name: 'Play Now' }).click()
  await expect(page).toHaveURL('/games/witch')
  const game = page.frameLocator('iframe[title="Witch Runner"]')
  await game.getByRole('button', { name: 'Play' }).click()
  await expect(game.getByText('10 points')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/leaderboard/witch')
})

test('a student sees the own row; when the host fails, the page says so and recovers', async ({
  page,
  open,
  fault,
  mend,
}) => {
  await open('/leaderboard/witch', 'student')
  await expect(page.getByRole('row', { name: '12 Sample Student you 65' })).toBeVisible()
  await fault('/cans/players', 'html')
  await page.getByRole('link', { name: 'Games', exact: true }).first().click()
  await page.getByRole('link', { name: 'Knock the Cans Leaderboard' }).click()
  await expect(page.getByText('The scores did not load')).toBeVisible()
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Podium' })).toBeVisible()
})
