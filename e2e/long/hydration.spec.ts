import type { APIRequestContext, Page } from '@playwright/test'
import { expect, listen, sitemapPaths, test } from '../fixtures'
import { expectTakenOver, watchDocuments } from '../takeOver'

const SIGNED_OUT_PAGES = ['/signin', '/signup', '/forgot-password']
const OWN_PAGES = ['/dashboard', '/contingent']

/** All genres use one screen, so two of them are enough. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const paths = await sitemapPaths(request)
  const genres = paths.filter((path) => path.startsWith('/events/subevents/'))
  const others = new Set([...genres.slice(2), ...SIGNED_OUT_PAGES])
  return paths.filter((path) => !others.has(path))
}

test(
  'hydrates every document for a visitor with a phone without a layout shift',
  { tag: '@phone-only' },
  ({ page, open, request }) =>
    expectAllTakenOver(page, SIGNED_OUT_PAGES, request, (path) => open(path)),
)

test('hydrates every document for somebody signed in without a layout shift', ({
  page,
  open,
  request,
}) => expectAllTakenOver(page, OWN_PAGES, request, (path) => open(path, 'student')))

async function expectAllTakenOver(
  page: Page,
  more: string[],
  request: APIRequestContext,
  open: (path: string) => Promise<void>,
) {
  const messages = listen(page)
  await watchDocuments(page)
  const pages = await publicPages(request)
  expect(pages.length).toBeGreaterThan(15)
  for (const path of [...pages, ...more]) {
    await open(path)
    await expectTakenOver(page)
    expect(messages, path).toEqual([])
  }
}
