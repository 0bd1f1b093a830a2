import type { Page } from '@playwright/test'

type Loss = { times?: number; how?: 'abort' | 'page' }

/** Makes requests for files of the build fail: the first ones or all. Returns a function that stops this. */
export async function failRequests(page: Page, files: string, { times, how = 'abort' }: Loss = {}) {
  // Routes the context, because the mock server's service worker requests files too.
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

/** Counts the documents that load from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

/** The notice of a page that can be read, but does not work. */
export const loadNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'not loaded completely' })
