import type { APIRequestContext, Page } from '@playwright/test'
import { expect, listen, sitemapPaths, test } from './fixtures'

const SIGNED_OUT_PAGES = ['/signin', '/signup', '/forgot-password']
const OWN_PAGES = ['/dashboard', '/contingent']

/** All genres use one screen, so two of them are enough. */
async function publicPages(request: APIRequestContext): Promise<string[]> {
  const paths = await sitemapPaths(request)
  const genres = paths.filter((path) => path.startsWith('/events/subevents/'))
  const others = new Set([...genres.slice(2), ...SIGNED_OUT_PAGES])
  return paths.filter((path) => !others.has(path))
}

async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, {
            shifted: Number(Reflect.get(window, 'shifted')) + Number(entry.value),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const [who, scenario, more] of [
  ['a visitor', 'visitor', SIGNED_OUT_PAGES],
  ['somebody signed in', 'student', OWN_PAGES],
] as const)
  test(`React takes over every document as ${who} sees it, and nothing moves`, async ({
    page,
    open,
    request,
  }) => {
    test.setTimeout(240_000)
    const said = listen(page)
    await watchShifts(page)
    const pages = await publicPages(request)
    expect(pages.length).toBeGreaterThan(15)
    for (const path of [...pages, ...more]) {
      await open(path, scenario)
      await page.waitForLoadState('networkidle')
      expect(said, path).toEqual([])
      const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')))
      expect(shifted, `${path} moves`).toBeLessThanOrEqual(0.02)
    }
  })

test('a document is taken over, not drawn again', async ({ page, open }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { heading: document.querySelector('h1') }),
    )
  })
  await open('/faqs')
  const isSame = await page.evaluate(
    () => Reflect.get(window, 'heading') === document.querySelector('h1'),
  )
  expect(isSame).toBe(true)
})

test('an address without a document of its own shows its screen all the same', async ({
  page,
  open,
}) => {
  await open('/events/subevents/humour-fest')
  await expect(page.getByRole('heading', { level: 1, name: 'Humour Fest' })).toBeVisible()
  await open('/nowhere')
  await expect(page).toHaveURL('/')
})
