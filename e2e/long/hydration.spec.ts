import type { APIRequestContext } from '@playwright/test'
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

for (const [visitor, scenario, more] of [
  ['a visitor', 'visitor', SIGNED_OUT_PAGES],
  ['somebody signed in', 'student', OWN_PAGES],
] as const)
  test(
    `hydrates every document for ${visitor} without a layout shift`,
    { tag: '@phone' },
    async ({ page, open, request }) => {
      const messages = listen(page)
      await watchDocuments(page)
      const pages = await publicPages(request)
      expect(pages.length).toBeGreaterThan(15)
      for (const path of [...pages, ...more]) {
        await open(path, scenario)
        await expectTakenOver(page)
        expect(messages, path).toEqual([])
      }
    },
  )
