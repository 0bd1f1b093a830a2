import type { APIRequestContext, Page } from '@playwright/test'
import { expect, listen, sitemapPaths, test } from '../fixtures'
import { expectTakenOver, watchDocuments } from '../takeOver'

const SIGNED_OUT_PAGES = ['/signin', '/signup', '/forgot-password']
const OWN_PAGES = ['/dashboard', '/contingent']

/** One page of each layout. */
const LAYOUTS = ['/', '/events', '/schedule', '/gallery', '/faqs', '/leaderboard/witch']

/** All genres share one screen, so two of them are enough. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const paths = await sitemapPaths(request)
  const genres = paths.filter((path) => path.startsWith('/events/subevents/'))
  const others = new Set([...genres.slice(2), ...SIGNED_OUT_PAGES])
  return paths.filter((path) => !others.has(path))
}

test(
  'hydrates every document for somebody signed in with a phone without a layout shift',
  { tag: '@phone-only' },
  async ({ page, open, request }) => {
    const pages = await publicPages(request)
    expect(pages.length).toBeGreaterThan(15)
    await expectAllTakenOver(page, [...pages, ...OWN_PAGES], (path) => open(path, 'student'))
  },
)

test('hydrates a document of each layout for a visitor at a desk without a layout shift', ({
  page,
  open,
}) => expectAllTakenOver(page, [...LAYOUTS, ...SIGNED_OUT_PAGES], (path) => open(path)))

async function expectAllTakenOver(
  page: Page,
  paths: string[],
  open: (path: string) => Promise<void>,
) {
  const messages = listen(page)
  await watchDocuments(page)
  for (const path of paths) {
    await open(path)
    await expectTakenOver(page)
    expect(messages, path).toEqual([])
  }
}
