import { expect, people, signIn, test } from './fixtures'

test('somebody who forgot their password sets a new one with the OTP, and signs in with it', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/forgot-password')
  await page.getByLabel('Email').fill(people.student.email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('OTP expires in', { exact: true })).toBeVisible()
  await expectAccessible()

  // A wrong OTP is invalid from then on: the form says so, keeps the new password, and offers a new OTP.
  await page.getByLabel('OTP', { exact: true }).fill('000001')
  await page.getByLabel('New password', { exact: true }).fill('Another@65')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('OTP', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('Another@65')
  await page.getByRole('button', { name: /new OTP|Resend|again/i }).click()
  await expect.poll(() => page.evaluate(() => window.festival.outbox().length)).toBe(2)

  const otp = await page.evaluate(() => window.festival.outbox().at(-1)?.otp ?? '')
  await page.getByLabel('OTP', { exact: true }).fill(otp)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/signin')
  await signIn(page, people.student, 'Another@65')
  await expect(page).toHaveURL('/')
})
