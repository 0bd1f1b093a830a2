import { failRequests } from '../failRequests'
import { expect, test } from '../fixtures'

test('fields of the payment form that do not come are reported inside its modal, and can be tried again', async ({
  page,
  open,
}) => {
  await open('/', 'student')
  const letThrough = await failRequests(page, 'PaymentForm-*.js')
  await page.getByRole('button', { name: 'PAY NOW' }).click()
  const modal = page.getByRole('dialog', { name: 'PAYMENT' })
  await expect(modal.getByText('The form did not load')).toBeVisible()
  await letThrough()
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByLabel('Emergency number')).toBeVisible()
})

test('a calendar that fails once comes; one that never comes is replaced by the browser’s own', async ({
  page,
  open,
}) => {
  const dob = page.getByLabel('Date of birth')
  await open('/')
  await failRequests(page, 'DateFieldCalendar-*.js', { times: 1 })
  await open('/signup')
  await expect(dob).not.toHaveAttribute('aria-busy')
  await expect(dob).not.toHaveAttribute('type', 'date')
  await failRequests(page, 'DateFieldCalendar-*.css')
  await page.reload()
  await expect(dob).toHaveAttribute('type', 'date')
})

test('bars that do not come leave the id, and can be tried again', async ({ page, open }) => {
  await open('/', 'student')
  const letThrough = await failRequests(page, 'Barcode-*.js')
  await page.goto('/dashboard?open=barcode')
  const modal = page.getByRole('dialog', { name: 'Your BarCode' })
  await expect(modal.getByText(/The barcode did not load/)).toBeVisible()
  await letThrough()
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('img', { name: /^Barcode of SF/ })).toBeVisible()
})
