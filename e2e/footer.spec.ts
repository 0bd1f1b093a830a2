import type { Page } from '@playwright/test'
import { expect, listen, ONCE, overflowOf, test } from './fixtures'
import { failRequests } from './failRequests'

const footerOf = (page: Page) => page.getByRole('contentinfo')

function friezesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/ornament/procession')) asked.push(request.url())
  })
  return asked
}

const atTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

test(
  'the frieze is not asked for while it is far from the window, and then once',
  ONCE,
  async ({ page, open }) => {
    const asked = friezesOf(page)
    // Browsers fetch a lazy picture up to 2,500 px before it is seen.
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/privacy')
    await page.waitForTimeout(1_000)
    expect(asked).toEqual([])
    await atTheEnd(page)
    await expect
      .poll(() => asked.map((url) => new URL(url).pathname))
      .toEqual(['/art/ornament/procession-phone.svg'])
  },
)

test('it is chosen by width, and asked for once', async ({ page, open }, { project }) => {
  const asked = friezesOf(page)
  await open('/cart')
  const file = project.name === 'phone' ? 'procession-phone.svg' : 'procession.svg'
  await expect
    .poll(() => asked.map((url) => new URL(url).pathname))
    .toEqual([`/art/ornament/${file}`])
})

test('the home page never asks for it', async ({ page, open }) => {
  const asked = friezesOf(page)
  await open('/')
  await atTheEnd(page)
  await page.waitForTimeout(1_000)
  expect(asked).toEqual([])
  await expect(footerOf(page)).toHaveCount(0)
})

test('on a short page the footer is at the bottom of the window', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 1600 })
  await open('/events/subevents/Nonsense')
  const box = await footerOf(page).boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(1600)
})

test('the footer is not there before a screen whose data are loading, and moves nothing', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    let moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
          moved += Number(entry.value)
      document.documentElement.dataset.moved = String(moved)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open('/contingent', 'student')
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
  await expect(footerOf(page)).toBeVisible()
  const moved = await page.evaluate(() => document.documentElement.dataset.moved)
  expect(Number(moved ?? 0)).toBeLessThan(0.01)
})

test('nothing scrolls sideways, and the orb covers no link of the footer', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/cart')
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await atTheEnd(page)
  for (const link of await footerOf(page).getByRole('link').all()) {
    await link.click({ trial: true })
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})

test('the keyboard reaches the links of the footer, after those of the page', async ({
  page,
  open,
}) => {
  await open('/privacy')
  const main = page.getByRole('main').getByRole('link')
  await main.last().focus()
  await page.keyboard.press('Tab')
  await expect(footerOf(page).getByRole('link').first()).toBeFocused()
  for (let left = await footerOf(page).getByRole('link').count(); left > 1; left -= 1)
    await page.keyboard.press('Tab')
  await expect(footerOf(page).getByRole('link', { name: 'Privacy' })).toBeFocused()
})

test('a page whose footer does not come is whole without it', ONCE, async ({ page }) => {
  const said = listen(page)
  await failRequests(page, 'Footer-*.js')
  await page.goto('/games')
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await page.getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible()
  expect(said.filter((text) => !/ERR_FAILED/.test(text))).toEqual([])
})

test('a printed page ends without it', ONCE, async ({ page, open }) => {
  await open('/faqs')
  await page.emulateMedia({ media: 'print' })
  await expect(footerOf(page)).toHaveCount(0)
})
