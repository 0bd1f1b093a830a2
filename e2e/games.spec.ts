import { expect, testWithSharedPage as test } from './fixtures'

test(
  'a visitor goes from the posters to a leaderboard, plays the game, and comes back (Spec §6)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
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
  },
)
