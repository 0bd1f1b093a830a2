import { PASSWORD, expect, signIn, testWithSharedPage as test } from './fixtures'

const newcomer = { email: 'newcomer@festival.test' }

test(
  'a newcomer fills in the form, signs up, and signs in (Spec §6)',
  { tag: '@phone-only' },
  async ({ page, open, expectAccessible }) => {
    await open('/signup')
    await page.getByLabel('Name').fill('Sample Newcomer')
    await page.getByLabel('Email').fill(newcomer.email)
    await page.getByLabel('Mobile').fill('9000000001')

    const birth = page.getByLabel('Date of birth')
    await birth.click()
    await page.getByRole('combobox', { name: 'Year', exact: true }).selectOption('2004')
    await page.getByRole('combobox', { name: 'Month' }).selectOption({ label: 'March' })
    await page.getByRole('gridcell', { name: /March 8.*2004/ }).click()
    await expect(birth).toHaveValue('March 8, 2004')
    await page.getByLabel('Gender').selectOption({ label: 'Female' })

    await page.getByLabel('College').fill('Sample Institute of Arts')
    await page.getByLabel('Year of passing').selectOption('2026')
    await expect(page.getByLabel('City')).toBeDisabled()
    await page.getByLabel('State').selectOption('West Bengal')
    await page.getByLabel('City').selectOption('Paschim Medinipur')

    await expectAccessible()
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Security question').selectOption({ index: 1 })
    await page.getByLabel('Security answer').fill('A sample answer')
    await page.getByRole('checkbox', { name: 'I am not a robot' }).click()
    await page.getByRole('button', { name: 'Sign Up' }).click()

    await expect(page).toHaveURL('/signin')
    await signIn(page, newcomer)
    await expect(page).toHaveURL('/')
    await page.getByRole('link', { name: 'DASHBOARD', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Sample Newcomer' })).toBeVisible()
  },
)
