import { expect, testWithSharedPage, test } from './fixtures'

test(
  'a visitor reads about staying, down to the map (Spec §2)',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/accommodation')
    await expect(page.getByText('2389 INR')).toBeVisible()
    await expect.poll(() => page.evaluate(largestTexts)).toEqual(['2389 INR'])
    const list = page.getByRole('navigation', { name: 'Accommodation' })
    await list.getByRole('link', { name: 'Rules' }).click()
    await expect(page).toHaveURL('/accommodation-rules')
    await page.getByRole('heading', { name: 'Star nights' }).scrollIntoViewIfNeeded()
    await expect(page.getByText(/6 to 11 pm in one text/)).toBeVisible()

    await list.getByRole('link', { name: 'Map' }).click()
    await expect(page).toHaveURL('/accommodation-map')
    // The plan of the campus is above it, and a frame loads only when it is in view.
    await page.getByRole('region', { name: 'Map of the campus' }).scrollIntoViewIfNeeded()
    const map = page.frameLocator('iframe[title^="Map:"]')
    await expect(map.getByText('Main Gate')).toBeVisible()
  },
)

/** The texts of the largest size. Runs in the page. */
function largestTexts() {
  const sizes = [...document.querySelectorAll('main *')]
    .filter((element) => element.clientHeight > 1)
    .map((element) => ({
      text: element.textContent,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    }))
  const largest = Math.max(...sizes.map(({ size }) => size))
  return sizes.filter(({ size }) => size === largest).map(({ text }) => text)
}

testWithSharedPage(
  'a card rises when it scrolls into view, or is in place at once with reduced motion (Spec §2)',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await open('/accommodation')
    const card = page.getByRole('listitem').filter({ hasText: 'Contingents' })
    await expect(card).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 24)')
    await page.getByRole('heading', { name: 'Contingents' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await expect(card).toHaveCSS('transform', /none|matrix\(1, 0, 0, 1, 0, 0\)/)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 800, height: 300 })
    await open('/accommodation')
    await expect(card).not.toBeInViewport()
    await expect(card).toHaveCSS('transform', 'none')
  },
)
