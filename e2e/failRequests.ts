import type { Page } from '@playwright/test'

type Loss = { times?: number; how?: 'abort' | 'page' }

/** Files of the build whose requests fail: the first ones or all. Returns a function that lets them through. */
export async function failRequests(page: Page, files: string, { times, how = 'abort' }: Loss = {}) {
  // On the context: the mock server's service worker requests files, too.
  const context = page.context()
  const pattern = `**/assets/${files}`
  await context.route(
    pattern,
    (route) =>
      how === 'abort'
        ? route.abort()
        : route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    times === undefined ? {} : { times },
  )
  return () => context.unroute(pattern)
}

/** How often a document was loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** Of a page that can be read, but not used. */
export const loadNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'not loaded completely' })
