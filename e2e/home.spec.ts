import type { Page } from '@playwright/test'
import { expect, overflowOf, test } from './fixtures'

test('the masks are lifted by tap and by keyboard, and the last one leads back to the king', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
  const mask = page.getByRole('button', { name: /^Unmask the/ })
  const revealed = page.locator('section [role="status"]')
  await expect(page.locator('[data-live] [data-part="half-left"]')).toBeAttached()
  await mask.click()
  await expect(revealed).toHaveText('The lion')
  await expect(mask).toHaveAccessibleName('Unmask the lion')
  await mask.focus()
  for (const name of ['peacock', 'laughing face', 'moon', 'king']) {
    await expect(page.locator('[data-leaving="true"]')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(revealed).toHaveText(`The ${name}`)
  }
})

test('the halves slide apart and leave no scroll bar behind', async ({ page, open }) => {
  await open('/')
  await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.locator('[data-live] [data-part="half-right"]')).toBeAttached()
  const farthest = farthestSlide(page)
  await page.getByRole('button', { name: 'Unmask the king' }).click()
  expect(await farthest).toBeGreaterThan(20)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('with every picture blocked the preloader leaves and the page can be used', async ({
  page,
  open,
}) => {
  await page.route(/\/art\//, (route) => route.abort())
  await open('/')
  await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Unmask the king' }).click()
  await expect(page.locator('section [role="status"]')).toHaveText('The lion')
  await page.getByRole('link', { name: 'LOG IN' }).click()
  await expect(page).toHaveURL('/signin')
})

test('with less motion nothing slides, and the masks still change', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/')
  await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.locator('[data-live] [data-part="half-right"]')).toBeAttached()
  const farthest = farthestSlide(page)
  await page.getByRole('button', { name: 'Unmask the king' }).click()
  expect(await farthest).toBe(0)
  await expect(page.locator('section [role="status"]')).toHaveText('The lion')
})

/** How far the right half moves, in the drawing's units. Watched in each frame: it is gone in less than a second. */
function farthestSlide(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        /** Where its animation takes it. A slow machine may draw few of the frames in between. */
        function endOf(half: Element): number {
          const [animation] = half.getAnimations()
          const end = animation?.effect?.getComputedTiming().endTime
          if (!animation || typeof end !== 'number') return 0
          const now = animation.currentTime
          animation.currentTime = end - 1
          const index = new DOMMatrix(getComputedStyle(half).transform).e
          animation.currentTime = now
          return index
        }
        let far = 0
        let wasThere = false
        function look() {
          const half = document.querySelector('[data-leaving="true"] [data-part="half-right"]')
          if (half) far = Math.max(far, endOf(half))
          if (wasThere && !half) return resolve(far)
          wasThere = half !== null
          requestAnimationFrame(look)
        }
        look()
      }),
  )
}
