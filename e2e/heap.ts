import { expect, type Page } from '@playwright/test'

/** In bytes: caches grow a little, leaks a lot. */
export const LEFT_OVER = 3_000_000

/** After a forced garbage collection. */
export async function heap(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  await browser.detach()
  return usedSize
}

/** Like a link of the site: without a page load. */
export async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('main h1').first()).toBeAttached()
}
