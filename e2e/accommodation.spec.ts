import { expect, test } from './fixtures'

test('a visitor reads about staying, screen by screen', async ({ page, open }) => {
  await open('/accommodation')
  await expect(page.getByRole('heading', { name: 'Accommodation', level: 1 })).toBeAttached()
  await expect(page.getByText('2389 INR')).toBeVisible()
  const list = page.getByRole('navigation', { name: 'Accommodation' })
  await list.getByRole('link', { name: 'Rules' }).click()
  await expect(page).toHaveURL('/accommodation-rules')
  const rule = page.getByRole('heading', { name: 'Star nights' })
  await rule.scrollIntoViewIfNeeded()
  await expect(page.getByText(/6 to 11 pm in one text/)).toBeVisible()
  await list.getByRole('link', { name: 'FaQs' }).click()
  await page.getByRole('button', { name: 'May our teachers come along?' }).click()
  await expect(page.getByText('Yes, at most 2 faculty members per college.')).toBeVisible()
})

test('the price is the largest thing on Info', async ({ page, open }) => {
  await open('/accommodation')
  const price = page.getByText('2389 INR')
  await expect(price).toBeVisible()
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((each) => each.clientHeight > 1)
      .map((each) => [each.textContent, Number.parseFloat(getComputedStyle(each).fontSize)]),
  )
  const largest = Math.max(...sizes.map(([, size]) => Number(size)))
  expect(sizes.filter(([, size]) => size === largest)).toEqual([['2389 INR', largest]])
})

test('cards come in as they are reached, and open on a wide screen', async ({
  page,
  open,
  isMobile,
}) => {
  await page.setViewportSize({ width: isMobile ? 412 : 1440, height: 500 })
  await open('/accommodation')
  const slot = page.getByRole('listitem').filter({ hasText: 'Contingents' })
  await expect(slot).toHaveCSS('opacity', '0')
  await page.getByRole('heading', { name: 'Contingents' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect(slot).toHaveCSS('opacity', '1')
  const opener = page.getByRole('button', { name: 'Contingents' })
  if (isMobile) {
    await expect(opener).toHaveCount(0)
    await expect(slot).toContainText('The leader can pay for the whole contingent.')
    return
  }
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Contingents' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever asks for less motion sees every card at once', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 800, height: 300 })
  await open('/accommodation')
  const slot = page.getByRole('listitem').filter({ hasText: 'Contingents' })
  await expect(slot).toHaveCSS('opacity', '1')
  await expect(slot).toHaveCSS('transform', 'none')
})

test('the map shows the gate in a frame, and says so when it cannot', async ({
  page,
  open,
  context,
}) => {
  await open('/accommodation-map')
  const map = page.frameLocator('iframe[title^="Map:"]')
  // The plan of the campus stands above it, and a frame loads only when it is seen.
  const embedded = page.getByRole('region', { name: 'Map of the campus' })
  await embedded.scrollIntoViewIfNeeded()
  await expect(map.getByText('Main Gate')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open in Map' })).toHaveAttribute('href', /^https:/)
  const list = page.getByRole('navigation', { name: 'Accommodation' })
  await list.scrollIntoViewIfNeeded()
  // Until the next frame is shown, Chromium sends a press to the embedded frame that was at this place.
  await expect(embedded).not.toBeInViewport()
  await list.getByRole('link', { name: 'Info' }).click()
  await expect(page.getByText('2389 INR')).toBeVisible()
  await context.setOffline(true)
  await list.getByRole('link', { name: 'Map' }).click()
  await embedded.scrollIntoViewIfNeeded()
  await expect(page.getByText('The map did not load')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(map.getByText('Main Gate')).toBeVisible()
})
