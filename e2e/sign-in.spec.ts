import { expect, PASSWORD, people, testWithSharedPage as test } from './fixtures'

test('a student signs in by keyboard alone, also for a reload and a second tab, and Logout ends both (Spec §4)', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/signin')
  const email = page.getByLabel('Email')
  await expect(email).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab')
    if (await email.evaluate((field) => field === document.activeElement)) break
  }
  await page.keyboard.type(people.student.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'DASHBOARD', exact: true }).click()
  await expect(page.getByRole('heading', { name: people.student.name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: people.student.name })).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/dashboard?panel=off')
  await expect(second.getByRole('heading', { name: people.student.name })).toBeVisible()
  // Both tabs show their messages at the same time, and only for a few seconds.
  await Promise.all([
    expect(page.getByText('Please Sign-in to continue')).toBeVisible(),
    expect(second.getByText('Logged out successfully')).toBeVisible(),
    second.getByRole('button', { name: 'Logout' }).click(),
  ])
  await expect(page).toHaveURL('/signin')
  await expect(second).toHaveURL('/')
  await second.close()
})
