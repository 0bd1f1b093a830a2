import { expect, people, signIn, test } from './fixtures'

test('after a sign-in the browser is asked to keep the data of the site, and not before', async ({
  page,
  open,
  context,
}) => {
  // Chrome asks nobody, and refuses a site that is new to it.
  const cdp = await context.newCDPSession(page)
  const { browserContextId = '' } = (await cdp.send('Target.getTargetInfo')).targetInfo
  await cdp.send('Browser.grantPermissions', { permissions: ['durableStorage'], browserContextId })
  await page.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage)
    navigator.storage.persist = async () => {
      const isKept = await persist()
      document.documentElement.dataset.kept = String(isKept)
      return isKept
    }
  })
  await open('/signin')
  await expect(page.locator('html[data-kept]')).toHaveCount(0)
  await signIn(page, people.student)
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
})

test('a student who signs in is signed in after a reload and in a second tab, and logs out of both', async ({
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
