import { expect, overflowOf, testWithSharedPage as test } from './fixtures'
import { boxOf, isUncovered } from './measure'
import { expectNothingLost, setText, textSettings } from './textSettings'

const LOW = { width: 320, height: 256 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test(
  'a focused field and its label are in sight, no calendar opens over it, and in a low window the dock ends the page',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const dock = page.getByRole('navigation', { name: 'Shortcuts' })
    await open('/signup')
    await expect(dock).toBeInViewport()
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isFocusHidden), `after ${step + 1} times Tab`).toBe(false)
    }
    const college = page.getByLabel('College')
    // Half of the field is above the window.
    await college.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollBy({ top: top + height / 2, behavior: 'instant' })
    })
    await college.focus()
    await expect.poll(() => isUncovered(page.getByText('College', { exact: true }))).toBe(true)

    await page.setViewportSize(LOW)
    const birth = page.getByLabel('Date of birth')
    for (const [before, key] of [
      ['Mobile', 'Tab'],
      ['Gender', 'Shift+Tab'],
    ] as const) {
      await page.getByLabel(before).focus()
      await page.keyboard.press(key)
      await expect(birth).toBeFocused()
      await expect(birth).not.toHaveAttribute('aria-busy')
      await expect.poll(() => isUncovered(birth)).toBe(true)
      await expect(birth).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(dock).not.toBeInViewport()
    await page.getByRole('link', { name: 'Privacy' }).focus()
    await page.keyboard.press('End')
    await expect(dock).toBeInViewport({ ratio: 1 })
  },
)

/** Runs in the page. */
function isFocusHidden() {
  const dock = document.querySelector('[aria-label="Shortcuts"]')
  const { activeElement } = document
  if (!dock || !activeElement || dock.contains(activeElement)) return false
  return activeElement.getBoundingClientRect().bottom > dock.getBoundingClientRect().top
}

test(
  'the footer ends at the dock, and the links of both fit a thumb, are reached by keyboard, and stand a reader’s own spacing',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/cart')
    await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
    const dock = page.getByRole('navigation', { name: 'Shortcuts' })
    const footer = page.getByRole('contentinfo')
    const gap = async () => {
      // The page may still grow, so each attempt scrolls.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const { y, height } = await boxOf(footer)
      return (await boxOf(dock)).y - y - height
    }
    await expect.poll(gap).toBeCloseTo(0, 0)
    const links = footer.getByRole('link')
    for (const link of [
      ...(await links.all()),
      ...(await dock.locator('> :is(a, button)').all()),
    ]) {
      await link.click({ trial: true })
      const { width, height } = await boxOf(link)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('main').getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    for (let left = await links.count(); left > 1; left -= 1) await page.keyboard.press('Tab')
    await expect(links.last()).toBeFocused()
    // `long/text-settings.spec.ts` has more settings and screens.
    await setText(page, textSettings['spacing of their own'])
    await expectNothingLost(page, 'the cart')
    await setText(page, '')
  },
)

test(
  'a modal over its blurred page scrolls to its end, and in the low window of a laptop at 400 % all of one can be read (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 400 })
    await open('/dashboard?open=profile', 'student')
    const profile = page.getByRole('dialog', { name: 'Profile' })
    const hall = profile.getByText('HALL ALLOTTED')
    await expect(hall).not.toBeInViewport()
    const isBlurred = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#overlays *')].some((element) =>
          /^blur\([1-9]/.test(getComputedStyle(element).backdropFilter),
        ),
      )
    await expect.poll(isBlurred).toBe(true)
    await profile.hover()
    await page.mouse.wheel(0, 5_000)
    await expect(hall).toBeInViewport()

    await page.setViewportSize({ width: 341, height: 170 })
    await open('/contingent?pay=individual', 'contingent-leader')
    const payment = page.getByRole('dialog', { name: 'PAYMENT' })
    for (const part of [
      payment.getByRole('heading', { name: 'PAYMENT' }),
      payment.getByLabel('Emergency number'),
      payment.getByRole('button', { name: 'Make Payment' }),
    ]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isUncovered(part)).toBe(true)
    }
  },
)
