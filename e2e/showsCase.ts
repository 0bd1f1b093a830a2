import { expect, type Page } from '@playwright/test'
import { addressOf, cases } from '../tests/mocks/cases/cases'
import { PHONE } from './fixtures'

/** Opens the address of a case, which fills and presses by itself. Then the page shows what the case promises. */
export async function showsCase(page: Page, name: string) {
  const mockCase = cases[name]
  if (!mockCase) throw new Error(`There is no case ${name}`)
  const { shows, hides, thenPress, isForPhones } = mockCase
  if (isForPhones) await page.setViewportSize(PHONE)
  await page.goto(`${addressOf(name)}&panel=off`)
  const end = page.locator('html[data-case]')
  await expect(end).toBeAttached({ timeout: 30_000 })
  await expect(end).toHaveAttribute('data-case', 'done')
  // Checked during the press: a busy text may be gone when a slow browser reports the press.
  await Promise.all([
    expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible(),
    thenPress && page.getByRole('button', { name: thenPress }).click(),
  ])
  if (hides) await expect(page.getByText(hides).filter({ visible: true })).toHaveCount(0)
}
