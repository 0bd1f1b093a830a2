import { chromiumPath, launchArguments } from '../chromium/find'
import { expect, isLoaded, people, test } from '../fixtures'

// Playwright turns the back/forward cache off, so this test launches its own browser.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: launchArguments(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a dashboard from the back/forward cache shows no user after a sign-out in another tab', async ({
  page,
  open,
  context,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    })
  })
  // A busy browser may not cache the page: then try again.
  await expect(async () => {
    await open('/dashboard', 'student')
    await expect(page.getByText(people.student.sfId).first()).toBeVisible()
    await isLoaded(page)
    await page.goto('/robots.txt')

    const second = await context.newPage()
    await second.goto('/dashboard')
    await second.getByRole('button', { name: 'Logout' }).click()
    await expect(second).toHaveURL('/')
    await second.close()

    await page.evaluate(() => history.back())
    await expect(page.locator('html[data-kept="true"]')).toBeAttached({ timeout: 5_000 })
  }).toPass()
  await expect(page).toHaveURL('/signin')
  await expect(page.getByText(people.student.sfId)).toHaveCount(0)
})
