import { expect, testWithSharedPage as test } from './fixtures'

test('a card rises when it scrolls into view, or is in place at once with reduced motion (Spec §2)', async ({
  page,
  open,
}) => {
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
})
