import type { Page } from '@playwright/test'

/** Opens a screen that has no cached response. Leaves the site first, or a response under way would be stored again. */
export async function openWithoutCachedResponses(page: Page, path: string) {
  await page.goto('/manifest.webmanifest')
  await page.evaluate(() => localStorage.removeItem('ownData'))
  await page.goto(path)
}
