import { expect, people, signIn, test } from './fixtures'

test('a sign-in survives a reload and applies to a second tab, and Logout ends both (Spec §4)', async ({
  page,
  open,
  context,
}) => {
  await open('/signin')
  await signIn(page, people.student)
  await expect(page).toHaveURL('/')
  await page.reload()
  await page.getByRole('link', { name: 'DASHBOARD', exact: true }).click()
  await expect(page.getByRole('heading', { name: people.student.name })).toBeVisible()

  const second = await context.newPage()
  await second.goto('/dashboard?panel=off')
  await expect(second.getByRole('heading', { name: people.student.name })).toBeVisible()
  // Both tabs show their message at once, and only for a few seconds.
  await Promise.all([
    expect(page.getByText('Please Sign-in to continue')).toBeVisible(),
    expect(second.getByText('Logged out successfully')).toBeVisible(),
    second.getByRole('button', { name: 'Logout' }).click(),
  ])
  await expect(page).toHaveURL('/signin')
  await expect(second).toHaveURL('/')
})
