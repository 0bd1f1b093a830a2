import type { Page } from '@playwright/test'
import { paths } from '../../src/shared/paths'
import { editions } from '../editions'
import { expect, test } from '../fixtures'
import { go, heap, LEFT_OVER } from './heap'

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

async function openScreen(page: Page, path: string) {
  await go(page, path)
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached()
}

async function tour(page: Page) {
  for (const path of SCREENS) await openScreen(page, path)
}

test('a hundred changes of screen leave nothing behind', async ({ page, open }) => {
  await open('/faqs')
  // One round first, so that everything is loaded.
  await tour(page)
  const before = await heap(page)
  for (let round = 0; round < 10; round += 1) await tour(page)
  const grown = (await heap(page)) - before
  expect(grown).toBeLessThan(LEFT_OVER)
})

test('ten minutes of the carousel leave nothing behind', async ({ page, open }) => {
  await page.clock.install()
  await open('/gallery')
  await page.clock.runFor('03:00')
  await expect(page.locator('[data-slot="0"]')).not.toContainText(
    `Picture 1 of ${editions.frozen.scenes.length}`,
  )
  const before = await heap(page)
  await page.clock.runFor('10:00')
  const grown = (await heap(page)) - before
  expect(grown).toBeLessThan(LEFT_OVER)
})
