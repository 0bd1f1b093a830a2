import type { Locator, Page } from '@playwright/test'
import { drawingOf, scenes } from '../tests/editions/frozen/content'
import { expect, isLoaded, testWithSharedPage as test } from './fixtures'
import { boxOf } from './measure'

const current = (page: Page) => page.locator('[data-slot="0"]')

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a wide gallery fetches only pictures in sight, shows a pressed one whole in every window, and Back leads to it (Spec §2)', async ({
  page,
  open,
  expectAccessible,
}) => {
  const fetched = new Set<string>()
  const drawings = scenes.map((_, index) => drawingOf(index + 1))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (drawings.includes(pathname)) fetched.add(pathname)
  })
  await open('/gallery')
  await expect(page.getByRole('button', { name: 'Play the show' })).toBeVisible()
  await expect(current(page)).toContainText(`Picture 1 of ${scenes.length}`)
  await isLoaded(page)
  // Five for this width, and one that the document contains for the other width.
  expect(fetched.size).toBeLessThanOrEqual(6)

  const before = await boxOf(current(page).getByRole('img'))
  await current(page).click()
  await expect(page).toHaveURL(/picture=\d+/)
  const modal = page.getByRole('dialog')
  const next = modal.getByRole('button', { name: 'Next picture' })
  const picture = modal.getByRole('img')
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await boxOf(picture)).width).toBeGreaterThan(before.width)
  await expectAccessible()
  await page.setViewportSize({ width: 844, height: 390 })
  for (const part of [picture, next]) await expect(part).toBeInViewport({ ratio: 1 })
  await next.click()
  await next.click()
  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(page).not.toHaveURL(/picture=/)
  await expect(current(page)).toBeFocused()
})

test(
  'a finger moves the top picture of the stack and not the page, and the next one appears with its caption (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await open('/gallery')
    await isLoaded(page)
    const caption = page.locator('[aria-hidden]', { hasText: scenes[1]?.caption ?? '' })
    await expect(caption).toHaveCSS('opacity', '0')
    const scrolled = () => page.evaluate(() => window.scrollY)
    // A finger that moves down would scroll the page up.
    await page.evaluate(() => window.scrollTo(0, 50))
    const top = async () => (await boxOf(current(page))).y
    const before = await top()
    const lift = await drag(page, current(page), 100)
    // The picture is slightly rotated while it moves, so it is a few pixels taller.
    await expect.poll(async () => Math.abs((await top()) - before - 100)).toBeLessThan(8)
    await lift()
    await expect(current(page)).toContainText(`Picture 2 of ${scenes.length}`)
    await expect(caption).toHaveCSS('opacity', '1')
    await expect.poll(top).toBeCloseTo(before, 0)
    expect(await scrolled()).toBe(50)
    await (
      await drag(page, page.getByRole('heading', { name: 'Gallery' }), -90)
    )()
    await expect.poll(scrolled).toBeGreaterThan(90)
    await expect(current(page)).toContainText(`Picture 2 of ${scenes.length}`)
  },
)

/**
 * Sends real touch events, because the browser decides whether a touch scrolls the page. The finger touches the middle
 * of `target` and moves up or down. The returned function lifts it.
 */
async function drag(page: Page, target: Locator, by: number) {
  const browser = await page.context().newCDPSession(page)
  const { x, y, width, height } = await boxOf(target)
  const at = (share: number) => [{ id: 0, x: x + width / 2, y: y + height / 2 + by * share }]
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 6; step += 1)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 6) })
  return () => browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
