import type { Locator, Page } from '@playwright/test'
import { editions } from './editions'
import { expect, test } from './fixtures'
import { boxOf, touch } from './touch'

const { scenes } = editions.frozen

const current = (page: Page) => page.locator('[data-slot="0"]')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

async function swipe(page: Page, target: Locator, by: number) {
  const lift = await drag(page, target, by)
  await lift()
}

/** Touches and moves; the returned function lifts the finger. */
async function drag(page: Page, target: Locator, by: number) {
  const { x, y, width, height } = await boxOf(target)
  return touch(page, (share) => [{ x: x + width / 2, y: y + height / 2 + by * share }])
}

test('the show moves on by itself, stops when told to, and is turned by its buttons', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await expect(current(page)).toContainText(`Picture 2 of ${scenes.length}`)
  await page.getByRole('button', { name: 'Pause the show' }).click()
  const text = await current(page).textContent()
  const number = Number(/Picture (\d+)/.exec(text ?? '')?.[1])
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect(current(page)).toContainText(`Picture ${number + 1} of ${scenes.length}`)
  // The stack is locked while it moves.
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(current(page)).toContainText(`Picture ${number} of ${scenes.length}`)
})

test('the arrow keys turn the pictures, and the focus goes with them', async ({ page, open }) => {
  await open('/gallery?picture=3')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(current(page)).toBeFocused()
  for (const number of [4, 5]) {
    await page.waitForTimeout(600)
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toContainText(`Picture ${number} of ${scenes.length}`)
    await expect(current(page)).toBeFocused()
  }
})

test('a pressed picture is shown whole and large, and the back button leads to the gallery', async ({
  page,
  open,
}) => {
  await open('/gallery')
  await page.getByRole('button', { name: 'Pause the show' }).click()
  const before = await current(page).getByRole('img').boundingBox()
  await current(page).click()
  await expect(page).toHaveURL(/picture=\d+/)
  const modal = page.getByRole('dialog')
  const picture = modal.getByRole('img')
  await expect(picture).toBeInViewport({ ratio: 1 })
  // After the opening animation.
  await expect
    .poll(async () => (await picture.boundingBox())?.width)
    .toBeGreaterThan(before?.width ?? Infinity)
  await modal.getByRole('button', { name: 'Next picture' }).click()
  await modal.getByRole('button', { name: 'Next picture' }).click()
  await page.goBack()
  await expect(modal).toBeHidden()
  await expect(page).not.toHaveURL(/picture=/)
  await expect(current(page)).toBeFocused()
})

test('a shared link opens its picture, also on a phone that lies on its side', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open('/gallery?picture=12')
  const modal = page.getByRole('dialog', { name: scenes[11]?.caption ?? '' })
  await expect(modal.getByRole('img')).toBeInViewport({ ratio: 1 })
  await expect(modal.getByRole('button', { name: 'Next picture' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/picture=/)
  await expect(current(page)).toContainText(`Picture 12 of ${scenes.length}`)
})

test('on a phone a finger swipes the stack, and scrolls the page beside it', async ({
  page,
  open,
}) => {
  test.skip(!isPhone(page), 'the stack of narrow windows')
  await page.setViewportSize({ width: 360, height: 480 })
  await open('/gallery')
  await page.getByRole('button', { name: 'Pause the show' }).tap()
  const text = await current(page).textContent()
  const number = Number(/Picture (\d+)/.exec(text ?? '')?.[1])
  await page.evaluate(() => window.scrollTo(0, 0))
  await swipe(page, current(page), 130)
  await expect(current(page)).toContainText(`Picture ${number + 1} of ${scenes.length}`)
  await page.waitForTimeout(600)
  await swipe(page, current(page), -130)
  await expect(current(page)).toContainText(`Picture ${number} of ${scenes.length}`)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await swipe(page, page.getByRole('heading', { name: 'Gallery' }), -90)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(40)
  await expect(current(page)).toContainText(`Picture ${number} of ${scenes.length}`)
})

test('on a phone the print stays under the finger, and the next one is soon in its place', async ({
  page,
  open,
}) => {
  test.skip(!isPhone(page), 'the stack of narrow windows')
  await open('/gallery')
  await page.getByRole('button', { name: 'Pause the show' }).tap()
  const top = async () => (await current(page).boundingBox())?.y ?? NaN
  const before = await top()
  const lift = await drag(page, current(page), 100)
  // It is slightly rotated while it moves, so it is a few pixels taller.
  await expect.poll(async () => Math.abs((await top()) - before - 100)).toBeLessThan(8)
  const name = await current(page).textContent()
  await lift()
  await expect(current(page)).not.toContainText(name ?? '')
  await expect.poll(top).toBeCloseTo(before, 0)
  await expect(page.locator('main [style*="--progress"]')).toHaveCount(0)
})

test('no more pictures are fetched than are shown and come next', async ({ page, open }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/art/gallery/')) fetched.add(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/gallery')
  await expect(current(page)).toContainText(`Picture 1 of ${scenes.length}`)
  await page.waitForLoadState('networkidle')
  // Five for this width, and one that the document has for the other width.
  expect(fetched.size).toBeLessThanOrEqual(6)
})
