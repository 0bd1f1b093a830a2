import type { Locator } from '@playwright/test'
import { expect, isLoaded, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test(
  'the error below the first invalid field of a modal is not behind the footer of the modal',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/events/subevents/Dance?event=5-register', 'student')
    const modal = page.getByRole('dialog')
    await modal.getByRole('button', { name: 'Register' }).click()
    await expect(modal.getByLabel('SF ID')).toBeFocused()
    await expect.poll(() => isUncovered(modal.getByText('Required').first())).toBe(true)
  },
)

test(
  'the label of a field is visible when the field at the edge of the window gets the focus',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/signup')
    const field = page.getByLabel('College')
    // Half of the field is above the window.
    await field.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollBy({ top: top + height / 2, behavior: 'instant' })
    })
    await field.focus()
    await expect.poll(() => isUncovered(page.getByText('College', { exact: true }))).toBe(true)
  },
)

test(
  'in the low window of a laptop at 400 % a modal can be read as a whole',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 341, height: 170 })
    await open('/contingent?pay=individual', 'contingent-leader')
    const modal = page.getByRole('dialog')
    for (const part of [
      modal.getByRole('heading', { name: 'PAYMENT' }),
      modal.getByLabel('Emergency number'),
      modal.getByRole('button', { name: 'Make Payment' }),
    ]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeInViewport({ ratio: 1 })
      await expect.poll(() => isUncovered(part)).toBe(true)
    }
  },
)

test(
  'in a low window the focused date of birth is visible, and no calendar opens over it',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open('/signup')
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
  },
)

test(
  'in a low window the dock ends the page and covers nothing',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const dock = page.getByRole('navigation', { name: 'Shortcuts' })
    await open('/signup')
    await expect(dock).toBeInViewport()
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(dock).not.toBeInViewport()
    await page.getByRole('link', { name: 'Privacy' }).focus()
    await page.keyboard.press('End')
    await expect(dock).toBeInViewport({ ratio: 1 })
  },
)

test(
  'the names in the menu end before the stitches of their petals',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/events')
    await page.getByRole('button', { name: /^Menu/ }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await expect.poll(() => menu.evaluate(namesOnStitches)).toEqual([])
    await menu.getByRole('button', { name: 'More' }).tap()
    await expect(menu.getByRole('link', { name: 'FAQs' })).toBeFocused()
    await expect.poll(() => menu.evaluate(namesOnStitches)).toEqual([])
  },
)

/** Runs in the page. */
function namesOnStitches(menu: Element): (string | null)[] {
  return [...menu.querySelectorAll('li')].flatMap((item) => {
    const stitch = item.querySelector('path:last-of-type')
    const name = [...item.querySelectorAll('span')].find((span) => !span.className)
    if (!(stitch instanceof SVGGeometryElement) || !name) return [item.textContent]
    const range = document.createRange()
    range.selectNodeContents(name.firstChild ?? name)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const matrix = stitch.getScreenCTM()?.inverse()
    const middle = (top + bottom) / 2
    const isInside = [left, right].every((x) =>
      stitch.isPointInFill(new DOMPoint(x, middle).matrixTransform(matrix)),
    )
    return isInside ? [] : [name.textContent]
  })
}

test(
  'of the pictures below the top one, no caption is visible until one comes to the top',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/gallery')
    await isLoaded(page)
    const caption = page.locator('[aria-hidden]', { hasText: 'The clock tower by day' })
    await expect(caption).toHaveCSS('opacity', '0')
    await page.getByRole('button', { name: /^Next/ }).tap()
    await expect(caption).toHaveCSS('opacity', '1')
  },
)

test(
  'the fields of the schedule show all of their hint and their first option',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/schedule')
    for (const [label, text] of [
      ['Venue', 'Everywhere'],
      ['Search', 'Title or place'],
    ] as const) {
      const spare = await page.getByLabel(label, { exact: true }).evaluate((field, shown) => {
        const style = getComputedStyle(field)
        const context = document.createElement('canvas').getContext('2d')
        if (!context) throw new Error('No canvas')
        context.font = style.font
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
        return field.clientWidth - padding - context.measureText(shown).width
      }, text)
      expect(spare, label).toBeGreaterThanOrEqual(0)
    }
  },
)

test(
  'the button that clears the search fits a thumb',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/events')
    await page.getByRole('searchbox').fill('tango')
    const box = await page.getByRole('button', { name: 'Clear' }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  },
)

/** A press on its middle reaches it: it is in the window, and nothing is over it. */
function isUncovered(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
