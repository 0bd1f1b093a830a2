import { expect, people, signIn, test, ONCE } from './fixtures'

test('a student signs in, reaches home, and is still signed in after a reload and in a second tab', async ({
  page,
  open,
  context,
}) => {
  await open('/signin')
  await signIn(page, people.student)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'DASHBOARD', exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'DASHBOARD', exact: true }).click()
  await expect(page.getByRole('heading', { name: people.student.name })).toBeVisible()

  const second = await context.newPage()
  await second.goto('/dashboard')
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

test(
  'a wrong password says so and keeps the mail; without a network the words say that',
  ONCE,
  async ({ page, open, fault, mend }) => {
    await open('/signin')
    await signIn(page, people.student, 'wrong-password')
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(people.student.email)
    await fault('/api/user/login', 'offline')
    await signIn(page, people.student)
    await expect(page.getByText('Something went wrong. Please try again later.')).toBeVisible()
    await mend()
    await signIn(page, people.student)
    await expect(page).toHaveURL('/')
  },
)

test('a student signs in with the third party', ONCE, async ({ page, open }) => {
  await open('/signin')
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await expect(page).toHaveURL('/')
})

test(
  'guards: visitors are sent to sign in, signed-in people to the dashboard, strangers home',
  ONCE,
  async ({ page, open }) => {
    await open('/dashboard')
    await expect(page).toHaveURL('/signin')
    await expect(page.getByText('Please Sign-in to continue')).toBeVisible()
    await open('/signup', 'student')
    await expect(page).toHaveURL('/dashboard')
    await open('/no-such-page')
    await expect(page).toHaveURL('/')
  },
)

test(
  'an expired session ends at the sign-in page, with one message',
  ONCE,
  async ({ page, open }) => {
    await open('/dashboard?open=events', 'expired-session')
    await expect(page).toHaveURL('/signin')
    await expect(page.getByText('Login Again to continue')).toHaveCount(1)
    await expect(page.getByText('Please Sign-in to continue')).toHaveCount(0)
  },
)
