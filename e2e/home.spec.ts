import type { Page } from '@playwright/test'
import { expect, overflowOf, test } from './fixtures'

const status = (page: Page) => page.locator('section [role="status"]')

/** The preloader is removed, and the great hero is a drawing with moving parts. */
async function canLift(page: Page) {
  await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.locator('[data-live] [data-part="half-right"]')).toBeAttached()
}

test(
  'the halves of a hero slide apart without a scroll bar, and stay in place with reduced motion',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open('/')
    await canLift(page)
    const king = page.getByRole('button', { name: 'Unmask the king' })
    expect(await king.evaluate(lift)).toBeGreaterThan(20)
    await expect(status(page)).toHaveText('The lion')
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/')
    await canLift(page)
    expect(await king.evaluate(lift)).toBe(0)
    await expect(status(page)).toHaveText('The lion')
  },
)

test('the home page can be used when none of its pictures load', async ({ page, open }) => {
  await page.route(/\/art\//, (route) => route.abort())
  await open('/')
  await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
  await page.getByRole('button', { name: 'Unmask the king' }).click()
  await expect(status(page)).toHaveText('The lion')
  await page.getByRole('link', { name: 'LOG IN' }).click()
  await expect(page).toHaveURL('/signin')
})

/** Lifts a hero, and returns how far its right half will slide, in units of the drawing. Runs in the page. */
async function lift(hero: HTMLElement): Promise<number> {
  hero.click()
  let half: Element | null = null
  while (!half) {
    await new Promise(requestAnimationFrame)
    half = document.querySelector('[data-leaving="true"] [data-part="half-right"]')
  }
  const [animation] = half.getAnimations()
  const end = animation?.effect?.getComputedTiming().endTime
  if (!animation || typeof end !== 'number') return 0
  // A slow machine may draw few of the frames in between.
  animation.currentTime = end - 1
  return new DOMMatrix(getComputedStyle(half).transform).e
}
