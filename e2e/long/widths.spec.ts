import type { Page } from '@playwright/test'
import { expect, testWithSharedPage as test } from '../fixtures'

const HEIGHT = 800
const orb = (page: Page) => page.getByRole('button', { name: /^Menu/ })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** Up to `at` px it measures the same as now, and from `at + 1` px more. */
async function expectStep(
  measure: () => Promise<number>,
  resize: (px: number) => Promise<void>,
  at: number,
) {
  const before = await measure()
  const now = expect.configure({ message: `at ${at} px` })
  // A page applies the styles of a new size with its next frame, which may be a second away. So that an old value cannot pass
  // for a new one, each step expects another than the step before.
  await resize(at + 1)
  await now.poll(measure, { intervals: [50] }).toBeGreaterThan(before)
  await resize(at)
  await now.poll(measure, { intervals: [50] }).toBe(before)
  await resize(at + 1)
  await now.poll(measure, { intervals: [50] }).toBeGreaterThan(before)
}

test('the phone menu changes size at widths of 405 and 425 px and heights of 720 and 750 px, opens and turns in 0.6 s (Spec §2, §9)', async ({
  page,
  open,
}) => {
  const sizeOfWheel = () =>
    menu(page)
      .getByRole('navigation')
      .evaluate((wheel) => wheel.getBoundingClientRect().width)
  const spaceBelow = () =>
    menu(page).evaluate((panel) => Number.parseFloat(getComputedStyle(panel).paddingBlockEnd))
  // The menu opens without its animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 700 })
  await open('/faqs')
  await orb(page).click()
  await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused()
  for (const at of [720, 750])
    await expectStep(spaceBelow, (height) => page.setViewportSize({ width: 390, height }), at)
  for (const at of [405, 425])
    await expectStep(sizeOfWheel, (width) => page.setViewportSize({ width, height: HEIGHT }), at)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()

  // Recorded when each animation of the petals starts, because a slow machine could miss it later.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const movements: string[] = []
    Object.assign(window, { movements })
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.matches('#overlays nav ul'))
        movements.push(getComputedStyle(target).animationDuration)
    })
  })
  const movements = () => page.evaluate<unknown>('window.movements')
  await orb(page).click()
  await expect.poll(movements).toEqual(['0.6s'])
  await menu(page).getByRole('button', { name: 'More' }).click()
  await expect.poll(movements).toEqual(['0.6s', '0.3s', '0.3s'])
})
