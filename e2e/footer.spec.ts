import type { Page } from '@playwright/test'
import { expect, testWithSharedPage, overflowOf, test } from './fixtures'
import { boxOf } from './touch'

const footerOf = (page: Page) => page.getByRole('contentinfo')
const bottomOf = async (page: Page) => {
  const { y, height } = await boxOf(footerOf(page))
  return y + height
}
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

testWithSharedPage(
  'the footer is at the bottom of the window on a short page, and is not printed',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 1600 })
    await open('/events/subevents/Nonsense')
    await expect.poll(async () => Math.round(await bottomOf(page))).toBe(1600)
    await page.emulateMedia({ media: 'print' })
    await expect(footerOf(page)).toHaveCount(0)
  },
)

test(
  'the links of the footer are clear of the dock, large enough, and reached by keyboard',
  { tag: '@phone' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/cart')
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
    const dock = await boxOf(page.getByRole('navigation', { name: 'Shortcuts' }))
    // The page may still grow, so each attempt scrolls.
    const bottomAtEnd = async () => {
      await scrollToEnd(page)
      return bottomOf(page)
    }
    await expect.poll(bottomAtEnd, 'the footer ends at the dock').toBeCloseTo(dock.y, 0)
    const links = footerOf(page).getByRole('link')
    for (const link of await links.all()) {
      await link.click({ trial: true })
      const { width, height } = await boxOf(link)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('main').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    for (let left = await links.count(); left > 1; left -= 1) await page.keyboard.press('Tab')
    await expect(links.last()).toBeFocused()
  },
)
