import type { Page } from '@playwright/test'
import { paths } from '../../src/festival/paths'
import { expect, go as goAtOnce, test } from '../fixtures'

const SCREENS = [
  paths.home,
  paths.events,
  paths.genre('Dance'),
  paths.schedule,
  paths.gallery,
  paths.accommodation,
  paths.faqs,
  paths.games,
  paths.leaderboard('witch'),
  paths.merchandise,
]

/** In bytes: caches grow a little, leaks a lot. */
const LEFT_OVER = 1_500_000

/** After a forced garbage collection. */
async function heap(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('HeapProfiler.collectGarbage')
  const { usedSize } = await browser.send('Runtime.getHeapUsage')
  await browser.detach()
  return usedSize
}

/** Waits for the screen: until then the address is new, and the last screen is still shown. */
async function go(page: Page, path: string) {
  const heading = page.locator('main h1').first()
  const previous = (await heading.textContent()) ?? ''
  const { pathname } = new URL(page.url())
  await goAtOnce(page, path)
  if (path !== pathname) await expect(heading).not.toHaveText(previous)
}

async function tour(page: Page) {
  for (const path of SCREENS) await go(page, path)
}

test('thirty navigations leak no memory', async ({ page, open }) => {
  await open('/faqs')
  // One round first, so that everything is loaded.
  await tour(page)
  const before = await heap(page)
  for (let round = 0; round < 3; round += 1) await tour(page)
  const grown = (await heap(page)) - before
  expect(grown).toBeLessThan(LEFT_OVER)
})
