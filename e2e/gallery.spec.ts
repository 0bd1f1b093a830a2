import type { Locator, Page } from '@playwright/test'
import { scenes } from '../tests/editions/frozen/content'
import { expect, isLoaded, testWithSharedPage, test } from './fixtures'
import { boxOf, touch } from './touch'

const COUNT = scenes.length

const current = (page: Page) => page.locator('[data-slot="0"]')

/** Touches the middle of it and moves up or down; the returned function lifts the finger. */
async function drag(page: Page, target: Locator, by: number) {
  const { x, y, width, height } = await boxOf(target)
  return touch(page, (share) => [{ x: x + width / 2, y: y + height / 2 + by * share }])
}

test(
  'a pressed picture is shown whole and large, and Back leads to the gallery (Spec §2)',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/gallery')
    await page.getByRole('button', { name: 'Pause the show' }).click()
    // Waits until it no longer moves.
    await current(page).click({ trial: true })
    const before = await boxOf(current(page).getByRole('img'))
    await current(page).click()
    await expect(page).toHaveURL(/picture=\d+/)
    const modal = page.getByRole('dialog')
    const picture = modal.getByRole('img')
    await expect(picture).toBeInViewport({ ratio: 1 })
    // After the opening animation.
    await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(before.width)
    await modal.getByRole('button', { name: 'Next picture' }).click()
    await modal.getByRole('button', { name: 'Next picture' }).click()
    await page.goBack()
    await expect(modal).toBeHidden()
    await expect(page).not.toHaveURL(/picture=/)
    await expect(current(page)).toBeFocused()
  },
)

testWithSharedPage(
  'an enlarged picture and its buttons fit a low window',
  async ({ page, open }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await open('/gallery?picture=3')
    const modal = page.getByRole('dialog', { name: scenes[2]?.caption ?? '' })
    await expect(modal.getByRole('img')).toBeInViewport({ ratio: 1 })
    await expect(modal.getByRole('button', { name: 'Next picture' })).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a finger swipes the stack without scrolling the page, and scrolls the page beside it (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await open('/gallery')
    // The show moves by itself.
    await expect(current(page)).toContainText(`Picture 2 of ${COUNT}`)
    await page.getByRole('button', { name: 'Pause the show' }).tap()
    await expect(page.getByRole('button', { name: 'Play the show' })).toBeVisible()
    const text = await current(page).textContent()
    const number = Number(/Picture (\d+)/.exec(text ?? '')?.[1])
    await page.evaluate(() => window.scrollTo(0, 0))
    const lift = await drag(page, current(page), -130)
    await lift()
    await expect(current(page)).toContainText(`Picture ${number - 1} of ${COUNT}`)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const liftBeside = await drag(page, page.getByRole('heading', { name: 'Gallery' }), -90)
    await liftBeside()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40)
    await expect(current(page)).toContainText(`Picture ${number - 1} of ${COUNT}`)
  },
)

test(
  'the top picture of the stack follows the finger, and the next one takes its place',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/gallery')
    await page.getByRole('button', { name: 'Pause the show' }).tap()
    await expect(page.getByRole('button', { name: 'Play the show' })).toBeVisible()
    const top = async () => (await boxOf(current(page))).y
    // Waits until it no longer moves.
    await current(page).click({ trial: true })
    const before = await top()
    const lift = await drag(page, current(page), 100)
    // It is slightly rotated while it moves, so it is a few pixels taller.
    await expect.poll(async () => Math.abs((await top()) - before - 100)).toBeLessThan(8)
    const text = await current(page).textContent()
    await lift()
    await expect(current(page)).not.toContainText(text ?? '')
    await expect.poll(top).toBeCloseTo(before, 0)
    await expect(page.locator('main [style*="--progress"]')).toHaveCount(0)
  },
)

test('on a wide window only the pictures shown and the next ones are fetched, and no hint says to swipe', async ({
  page,
  open,
}) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/art/gallery/')) fetched.add(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/gallery')
  await expect(page.getByRole('button', { name: 'Play the show' })).toBeVisible()
  await expect(current(page)).toContainText(`Picture 1 of ${COUNT}`)
  await isLoaded(page)
  // Five for this width, and one that the document has for the other width.
  expect(fetched.size).toBeLessThanOrEqual(6)
  // The toast may be gone already: the browser remembers that it was shown.
  expect(await page.evaluate(() => localStorage.getItem('gallery-hints'))).toBeNull()
})
