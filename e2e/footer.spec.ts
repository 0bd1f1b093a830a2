import type { Page } from '@playwright/test'
import { expect, overflowOf, test } from './fixtures'
import { boxOf } from './touch'

const footerOf = (page: Page) => page.getByRole('contentinfo')
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test('the picture of the footer is fetched once, when it comes near, in the size of the window', async ({
  page,
  open,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/ornament/procession')) fetched.push(pathname)
  })
  // Browsers fetch a lazy picture up to 2,500 px before it is seen.
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/privacy')
  await expect(footerOf(page)).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await scrollToEnd(page)
  await expect.poll(() => fetched).toEqual(['/art/ornament/procession-phone.svg'])

  await page.goto('about:blank')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open('/cart')
  await expect.poll(() => fetched.slice(1)).toEqual(['/art/ornament/procession.svg'])
})

test('the footer is at the bottom of the window on a short page, and is not printed', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await open('/events/subevents/Nonsense')
  const { y, height } = await boxOf(footerOf(page))
  expect(Math.round(y + height)).toBe(1600)
  await page.emulateMedia({ media: 'print' })
  await expect(footerOf(page)).toHaveCount(0)
})

test('the footer comes after the data of a screen, and shifts nothing', async ({ page, open }) => {
  await page.addInitScript(() => {
    let shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          shifted += Number(entry.value)
      document.documentElement.dataset.shifted = String(shifted)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open('/contingent', 'student')
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
  await expect(footerOf(page)).toBeVisible()
  const shifted = await page.evaluate(() => document.documentElement.dataset.shifted)
  expect(Number(shifted ?? 0)).toBeLessThan(0.01)
})

test(
  'the links of the footer are clear of the orb, large enough, and reached by keyboard',
  { tag: '@phone' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/cart')
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await scrollToEnd(page)
    const { y, height } = await boxOf(footerOf(page))
    expect(y + height, 'nothing stands below the footer').toBeCloseTo(640, 0)
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
