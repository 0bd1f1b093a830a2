import type { Page } from '@playwright/test'

/**
 * As if the site had no response from before. It is left first: a response that is on its way would be stored after the
 * removal.
 */
export async function openWithoutCachedResponses(page: Page, path: string) {
  await page.goto('/manifest.webmanifest')
  await page.evaluate(() => localStorage.removeItem('ownData'))
  await page.goto(path)
}
