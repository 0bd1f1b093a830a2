import { expect, type Page } from '@playwright/test'

/** React has hydrated the page. */
export async function isReady(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
}

/** The page has also loaded its data, its fonts and the images in sight. */
export async function isLoaded(page: Page) {
  await isReady(page)
  // The frame of Google's map loads only when it is scrolled to.
  if (!page.url().includes('/accommodation-map'))
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}
