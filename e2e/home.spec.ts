import { expect, overflowOf, PHONE, testWithSharedPage as test } from './fixtures'

test('the halves of a hero slide apart without a scroll bar, stay in place with reduced motion, and a phone has the narrow poster (Spec §2)', async ({
  page,
  open,
  expectAccessible,
}) => {
  const king = page.getByRole('button', { name: 'Unmask the king' })
  const status = page.locator('section [role="status"]')
  for (const reducedMotion of [null, 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await open('/')
    await expect(page.locator('#preloader')).toHaveCount(0, { timeout: 20_000 })
    // The large hero is a drawing with moving parts.
    await expect(page.locator('[data-live] [data-part="half-right"]')).toBeAttached()
    const distance = await king.evaluate(lift)
    expect(distance > 20, `${distance} with ${reducedMotion}`).toBe(reducedMotion === null)
    await expect(status).toHaveText('The lion')
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  }
  await expectAccessible()
  const sideHero = page.getByRole('button', { name: /^Bring the/ }).first()
  const ratio = () =>
    page.evaluate(() => {
      const poster = document.querySelector('main section > div')?.getBoundingClientRect()
      return poster && poster.width / poster.height
    })
  await expect(sideHero).toBeVisible()
  await expect.poll(ratio).toBeGreaterThan(1.2)
  await page.setViewportSize(PHONE)
  await expect(sideHero).toBeHidden()
  await expect.poll(ratio).toBeLessThan(1)
})

/** Lifts a hero, and returns how far its right half will slide, in units of the drawing. Runs in the page. */
async function lift(hero: HTMLElement): Promise<number> {
  // A check at each frame could miss the moment on a busy machine.
  const leaving = new Promise<Element>((resolve) => {
    const find = () => {
      const half = document.querySelector('[data-leaving="true"] [data-part="half-right"]')
      if (half) resolve(half)
    }
    new MutationObserver(find).observe(document.body, { attributes: true, subtree: true })
  })
  hero.click()
  const half = await leaving
  const [animation] = half.getAnimations()
  const end = animation?.effect?.getComputedTiming().endTime
  if (!animation || typeof end !== 'number') return 0
  // A slow machine may render few of the frames in between.
  animation.currentTime = end - 1
  return new DOMMatrix(getComputedStyle(half).transform).e
}
