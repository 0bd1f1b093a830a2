import { expect, type Page } from '@playwright/test'
import { go as goAtOnce } from '../fixtures'

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

/** Without a page load, and waits for the screen: until then the address is new, and the last screen is still shown. */
export async function go(page: Page, path: string) {
  const heading = page.locator('main h1').first()
  const previous = (await heading.textContent()) ?? ''
  const { pathname } = new URL(page.url())
  await goAtOnce(page, path)
  if (new URL(path, page.url()).pathname === pathname) return
  await expect(heading).not.toHaveText(previous)
}
