import { expect, overflowOf, test } from '../fixtures'

/** More than the panel has controls. */
const MOST_STEPS = 400

for (const [width, height] of [
  [1440, 900],
  [320, 640],
] as const)
  test(`at ${width} px the QA panel is used by keyboard alone, up to a state of the site`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/faqs?scenario=visitor')
    const panel = page.getByRole('complementary', { name: 'QA panel' })
    const toggle = panel.getByRole('button', { name: 'QA' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Mock server' })).toBeVisible()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await expectAccessible()

    const wanted = panel.getByRole('link', { name: /^sign-in-busy/ })
    const focused = page.locator(':focus')
    const isThere = () => wanted.evaluate((link) => link === document.activeElement)
    for (let step = 0; step < MOST_STEPS && !(await isThere()); step += 1) {
      await page.keyboard.press('Tab')
      await expect(panel.and(page.locator(':focus-within')), `step ${step}`).toHaveCount(1)
      await expect(focused).toBeInViewport()
    }
    await expect(wanted).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/signin')
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible()

    // In front of a modal, which makes the page behind it inert.
    await page.goto('/merchandise?item=1&scenario=visitor')
    await expect(page.getByRole('dialog')).toBeVisible()
    await toggle.press('Enter')
    await expect(panel.getByRole('heading', { name: 'Mock server' })).toBeVisible()
    await panel.getByRole('button', { name: 'Close the QA panel' }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'Mock server' })).toHaveCount(0)
  })
