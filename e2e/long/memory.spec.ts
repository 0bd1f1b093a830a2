import type { Page } from '@playwright/test'
import { paths } from '../../src/festival/paths'
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

async function tour(page: Page) {
  for (const path of SCREENS) await go(page, path)
}

test('a hundred navigations leak no memory', async ({ page, open }) => {
  await open('/faqs')
  // One round first, so that everything is loaded.
  await tour(page)
  const before = await heap(page)
  for (let round = 0; round < 10; round += 1) await tour(page)
  const grown = (await heap(page)) - before
  expect(grown).toBeLessThan(LEFT_OVER)
})
