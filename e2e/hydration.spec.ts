import type { Page } from '@playwright/test'
import { expect, listen, test } from './fixtures'

/** All genres use one screen, so two documents are enough. */
const PAGES = [
  ...['/', '/events', '/events/subevents/Dance', '/events/subevents/Film%20Fest', '/faqs'],
  ...['/accommodation', '/accommodation-rules', '/accommodation-faq', '/accommodation-map'],
  ...['/gallery', '/aftermovie', '/schedule', '/merchandise', '/cart'],
  ...['/games', '/games/witch', '/games/cans', '/leaderboard/witch', '/leaderboard/cans'],
]
const SIGNED_OUT_PAGES = ['/signin', '/signup', '/forgot-password']
const OWN_PAGES = ['/dashboard', '/contingent']

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

for (const [who, scenario, pages] of [
  ['a visitor', 'visitor', [...PAGES, ...SIGNED_OUT_PAGES]],
  ['somebody signed in', 'student', [...PAGES, ...OWN_PAGES]],
] as const)
  test(`React takes over every document as ${who} sees it, and nothing moves`, async ({
    page,
    open,
  }) => {
    test.setTimeout(240_000)
    const said = listen(page)
    await watchShifts(page)
    for (const path of pages) {
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
