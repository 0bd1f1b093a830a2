import { expect, go, isReady, people, signIn, test } from './fixtures'

const leader = people.contingentLeader

test('a team whose answer is lost on the way is found, told in two lines, and sent once', async ({
  page,
  open,
  fault,
}) => {
  await open('/events/subevents/Dance?event=5-register', 'paid-student')
  const form = page.getByRole('dialog', { name: 'Two For A Tango' })
  await form.getByLabel('SF ID').fill('SF00024')
  await form.getByLabel('Mail').fill('classmate.four@festival.test')
  await fault('/api/event/register', 'cut')
  await fault('/api/user/registered_events', 'slow')
  await form.getByRole('button', { name: 'Register' }).click()
  const toast = page.locator('#toasts')
  await expect(toast.getByText('network issue', { exact: true })).toBeVisible()
  await expect(toast.getByText('It may have arrived. We are checking.')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(toast.getByText('Registered', { exact: true })).toBeVisible()
  await expect(toast.getByText('network issue', { exact: true })).toBeHidden()
  const sent = await page.evaluate(() => window.festival.calls('/api/event/register').length)
  expect(sent).toBe(1)
})

test('rows typed in two tabs wait for the same person when the session ends, and the pass stays', async ({
  page,
  context,
  open,
}) => {
  await open('/contingent?open=add', 'contingent-leader')
  const rows = page.getByRole('dialog', { name: 'Add Members' })
  await rows.getByLabel('SF ID').fill('SF00024')
  const other = await context.newPage()
  await other.goto('/contingent?panel=off')
  await isReady(other)
  await other.evaluate((id) => window.festival.expire({ id }), leader.id)
  await go(other, '/dashboard?open=profile')

  // The first tab only sees that the session has gone.
  for (const tab of [other, page]) await expect(tab).toHaveURL(/\/signin/)
  await page.reload()
  await isReady(page)
  const pass = page.getByRole('region', { name: 'Your pass on this phone' })
  await expect(pass).toContainText(leader.name)
  await expect(pass.getByRole('img', { name: `Barcode of ${leader.sfId}` })).toBeVisible()

  await signIn(page, leader)
  await expect(page.getByRole('link', { name: 'DASHBOARD' })).toBeVisible()
  await go(page, '/contingent?open=add')
  await expect(rows.getByLabel('SF ID')).toHaveValue('SF00024')
})
