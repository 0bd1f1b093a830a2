import { expect, type Page } from '@playwright/test'

/** Waits until React has hydrated the page. */
export async function isReady(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
}

/** Waits also until the page has loaded its data, its fonts and the visible images. */
export async function isLoaded(page: Page) {
  await isReady(page)
  // The frame of the map loads only when it is scrolled into view.
  if (!page.url().includes('/accommodation-map'))
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
}
