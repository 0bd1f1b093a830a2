import { expect, people, signIn, test } from './fixtures'

test('a student who forgot the password sets a new one with the OTP, and signs in with it', async ({
  page,
  open,
}) => {
  await open('/forgot-password')
  await page.getByLabel('Email').fill(people.student.email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('OTP expires in', { exact: true })).toBeVisible()
  const otp = await page.evaluate(() => window.festival.outbox().at(-1)?.otp ?? '')
  await page.getByLabel('OTP', { exact: true }).fill(otp)
  await page.getByLabel('New password', { exact: true }).fill('Another@65')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/signin')
  await signIn(page, people.student, 'Another@65')
  await expect(page).toHaveURL('/')
})
