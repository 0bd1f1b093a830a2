import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { keepTransitions, partsInMotion, slowMotion } from './transitions'

const MAX_MS = 300
/** A JPEG of a screen in one colour is much smaller than one of a screen with something on it. */
const BLANK_TO_FULL = 0.5

/** The script that moves screens comes when a pointer moves for the first time. */
async function openAndPoint(page: Page, open: () => Promise<void>, name: string | RegExp) {
  await open()
  const link = page.getByRole('link', { name }).first()
  const hasPart = page.waitForResponse(/\/transition-.*\.css$/)
  await link.dispatchEvent('pointerover')
  await hasPart
  await page.waitForTimeout(500)
  return link
}

const seen = (page: Page) => page.evaluate(() => window.transitions)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** The first so many of them, when they are over. */
async function finished(page: Page, count: number) {
  await expect
    .poll(async () => (await seen(page)).filter(({ isOver }) => isOver).length)
    .toBeGreaterThanOrEqual(count)
  return seen(page)
}

test('a genre’s picture glides from its tile to the page, and an event’s into its modal', async ({
  page,
  open,
}) => {
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events', 'student'), 'Dance')
  const before = await page.evaluate(() => window.shifts)
  await tile.click()
  await expect(heading(page, 'Dance')).toBeFocused()
  const [first] = await finished(page, 1)
  expect(first?.moved).toContain('::view-transition-group(picture)')
  expect(first?.ms).toBeLessThan(MAX_MS)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  const garment = page.getByRole('heading', { level: 2 }).getByRole('button').first()
  // Only what is in view glides.
  await garment.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await garment.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const [, second] = await finished(page, 2)
  expect(second?.moved).toContain('::view-transition-group(picture)')
  expect(second?.ms).toBeLessThan(MAX_MS)
  // Nothing of it is left, and no modal without the picture starts one.
  await expect(page.locator('[data-moved], [data-moving]')).toHaveCount(0)
  await page.goBack()
  await page
    .getByRole('button', { name: /^Register for/ })
    .first()
    .click()
  await expect(page).toHaveURL(/register/)
  expect(await seen(page)).toHaveLength(2)
  expect((await page.evaluate(() => window.shifts)) - before).toBeLessThan(0.02)
})

test('a garment moves into its modal, and a poster leads to its leaderboard', async ({
  page,
  open,
}) => {
  await keepTransitions(page)
  await openAndPoint(page, () => open('/merchandise'), /cart|home|events/i)
  await page.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await finished(page, 1))[0]?.moved).toContain('::view-transition-group(picture)')

  const poster = await openAndPoint(page, () => open('/games'), /Leaderboard/)
  await poster.click()
  await expect(page).toHaveURL(/leaderboard/)
  const [change] = await finished(page, 1)
  expect(change?.moved).toContain('::view-transition-old(picture)')
  expect(change?.ms).toBeLessThan(MAX_MS)
})

test('the pennant of the navigation glides to the current page', async ({ page, open }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 600, 'A phone has no bar')
  await keepTransitions(page)
  const link = await openAndPoint(page, () => open('/faqs'), 'Games')
  await link.click()
  await expect(heading(page, 'Games')).toBeFocused()
  expect((await finished(page, 1))[0]?.moved).toContain('::view-transition-group(pennant)')
})

test('who goes on at once gets there, and Back is as quick as ever', async ({ page, open }) => {
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  // Two pages in one frame.
  await tile.evaluate((link: HTMLElement) => {
    link.click()
    document.querySelector<HTMLElement>('a[href="/schedule"]')?.click()
  })
  await expect(page).toHaveURL('/schedule')
  await expect(heading(page, 'Schedule')).toBeFocused()
  const count = (await seen(page)).length
  await page.goBack()
  await page.goBack()
  await expect(heading(page, 'Events')).toBeVisible()
  expect(await seen(page)).toHaveLength(count)
})

test('a tap during the movement ends it, and presses what lies below', async ({ page, open }) => {
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  // It cannot end by itself.
  await page.evaluate(slowMotion)
  await tile.evaluate((link: HTMLElement) => link.click())
  await page.waitForFunction(partsInMotion)
  const place = await page.evaluate(() => {
    const next = document.querySelector('a[aria-label^="Next genre"]')?.getBoundingClientRect()
    return next && { x: next.x + next.width / 2, y: next.y + next.height / 2 }
  })
  if (!place) throw new Error('The way to the next genre is not there')
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(partsInMotion)).toBeGreaterThan(0)
  await page.mouse.click(place.x, place.y)
  await expect(page).not.toHaveURL(/Dance/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await finished(page, 1)
})

test('no frame between two pages is blank', async ({ page, open }) => {
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  const session = await page.context().newCDPSession(page)
  const frames: number[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data.length)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 })
  await page.waitForTimeout(500)
  await tile.click()
  await finished(page, 1)
  await page.waitForTimeout(500)
  await session.send('Page.stopScreencast')
  const [first = 0] = frames
  const least = Math.min(first, frames.at(-1) ?? 0) * BLANK_TO_FULL
  expect(frames.length).toBeGreaterThan(3)
  expect(frames.filter((size) => size < least)).toEqual([])
})

test('where less motion is asked for, pages change at once', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  await tile.click()
  await expect(heading(page, 'Dance')).toBeFocused()
  expect(await seen(page)).toEqual([])
})

test('a browser without view transitions changes pages as ever', async ({ page, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  await tile.click()
  await expect(heading(page, 'Dance')).toBeFocused()
  await page.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
