import { ONCE, expect, people, test } from './fixtures'
import { scan } from './scan'

test('tiles open one modal each, a link and a reload too, and Back closes it', async ({
  page,
  open,
  content: { schedule },
}) => {
  await open('/dashboard', 'student')
  for (const name of ['Registered Events', 'Profile', 'Report Issue', 'Your BarCode']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard(\?panel|$)/)
  }
  await page
    .getByRole('link', { name: 'Schedule' })
    .filter({ hasText: schedule[0]?.name ?? '' })
    .click()
  await expect(page).toHaveURL('/schedule')
})

test('the barcode on the screen is read back by a scanner', ONCE, async ({ page, open }) => {
  await open('/dashboard?open=barcode', 'student')
  const bars = page.getByRole('img', { name: `Barcode of ${people.student.sfId}` })
  await expect(bars).toBeVisible()
  await page.waitForTimeout(600)
  expect(await scan(page, bars)).toBe(people.student.sfId)
})

test('a complaint is drafted, survives a reload, is sent, and cancelled again', async ({
  page,
  open,
}) => {
  await open('/dashboard?open=issue', 'student')
  await page.getByLabel('Issue Type').selectOption('Registration Issue')
  await page.getByLabel(/^Event/).selectOption({ label: 'Poetry Slam' })
  await page.getByLabel('Issue', { exact: true }).fill('My row is shown twice.')
  await page.goto('/dashboard?open=issue')
  await expect(page.getByLabel('Issue', { exact: true })).toHaveValue('My row is shown twice.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('tab', { name: 'Current (4)' })).toBeVisible()
  await expect(page.getByLabel('Issue', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: /^Cancel: .*shown twice/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel complaint' }).click()
  await expect(page.getByRole('tab', { name: 'Closed (2)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your complaints' })).toBeFocused()
})

test(
  'who logs out in one tab is signed out in the other',
  ONCE,
  async ({ page, open, context }) => {
    await open('/dashboard?open=profile', 'paid-student')
    await expect(page.getByRole('dialog').getByText('Sample Hall, Room 65')).toBeVisible()
    const second = await context.newPage()
    await second.goto('/dashboard?panel=off')
    // The words do not stay for long, so somebody looks before the button is pressed.
    const told = expect(page.getByText('Please Sign-in to continue')).toBeVisible()
    await second.getByRole('button', { name: 'Logout' }).click()
    await told
    await expect(second).toHaveURL('/')
    await expect(page).toHaveURL('/signin')
  },
)
