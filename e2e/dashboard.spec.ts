import { expect, isLoaded, people, testWithSharedPage as test } from './fixtures'

test(
  'a student reports an issue, which a reload keeps until it is sent, cancels it, and has the pass after the session, too (Spec §2, §6)',
  { tag: '@phone-only' },
  async ({ page, open, expectAccessible }) => {
    await open('/dashboard', 'student')
    await isLoaded(page)
    await expectAccessible()
    await page.getByRole('button', { name: 'Report Issue', exact: true }).click()
    const modal = page.getByRole('dialog', { name: 'Report Issue' })
    await modal.getByLabel('Issue Type').selectOption('Registration Issue')
    await modal.getByLabel(/^Event/).selectOption({ label: 'Poetry Slam' })
    const issue = modal.getByLabel('Issue', { exact: true })
    await issue.fill('My row is shown twice.')
    await page.reload()
    await expect(issue).toHaveValue('My row is shown twice.')
    await modal.getByRole('button', { name: 'Submit' }).click()
    await expect(modal.getByRole('tab', { name: 'Current (4)' })).toBeVisible()
    await expect(issue).toHaveValue('')

    await modal.getByRole('button', { name: /^Cancel: .*shown twice/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel complaint' }).click()
    await expect(modal.getByRole('tab', { name: 'Closed (2)' })).toBeVisible()
    await expect(modal.getByRole('heading', { name: 'Your complaints' })).toBeFocused()
    await page.goBack()
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard(\?panel|$)/)

    await page.evaluate((student) => window.festival.expire(student), people.student)
    // The next visit notices the expired session.
    await page.reload()
    await expect(page).toHaveURL('/signin')
    await expect(page.getByRole('img', { name: `Barcode of ${people.student.sfId}` })).toBeVisible()
  },
)
