import type { Page } from '@playwright/test'
import { expect, overflowOf, testWithSharedPage as test } from '../fixtures'
import { nameOf, screens, show } from '../screens'
import { setText } from '../textSettings'

/** Sets the browser's font size as a reader does. Width queries in `em` use it too. */
async function setFontSize(page: Page, standard: number) {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
  await devTools.detach()
}

/** The parts of a modal that scroll sideways. Runs in the page. */
const wideParts = () =>
  [...document.querySelectorAll('[role$=dialog], [role$=dialog] *')]
    .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth - clientWidth}`)

async function expectNothingTooWide(page: Page, where: string) {
  const now = expect.configure({ message: where, soft: true })
  await now.poll(() => overflowOf(page), { timeout: 4_000 }).toBeLessThanOrEqual(0)
  await now.poll(() => page.evaluate(wideParts), { timeout: 4_000 }).toEqual([])
}

async function expectAllSizesFit(page: Page, width: number, where: string) {
  for (const size of [24, 32]) {
    await setFontSize(page, size)
    await expectNothingTooWide(page, `${where} with ${size} px`)
  }
  await setFontSize(page, 16)
  // Only browsers of phones change the size of text alone.
  for (const percent of width < 600 ? [130, 200] : []) {
    await setText(page, `body { text-size-adjust: ${percent}% }`)
    await expectNothingTooWide(page, `${where} with ${percent} %`)
  }
  await setText(page, '')
}

const PARTS = 4
const WIDTHS = [390, 320, 1280]

for (let part = 0; part < PARTS; part += 1)
  test(`with large text, no screen is wider than the window and no modal than its panel, part ${part + 1} of ${PARTS} @phone-only`, async ({
    page,
    open,
    leave,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const screen of screens.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize({ width: 390, height: 844 })
      await show(page, { open, leave }, screen)
      // Loading takes most of the time.
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        await expectAllSizesFit(page, width, `${nameOf(screen)} at ${width} px`)
      }
    }
  })
