import { expect, type Page } from '@playwright/test'
import { overflowOf } from './fixtures'
import { partsOf } from './measure'

/** Settings of readers or their apps, as styles of the page. */
export const textSettings = {
  'text alone at 200 %': 'body { -webkit-text-size-adjust: 200%; text-size-adjust: 200% }',
  'a font size of 32 px': 'html { font-size: 32px }',
  /** WCAG 1.4.12. */
  'spacing of their own': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`,
}

/** Applies to the open page. Only browsers of phones change the size of text alone. */
export async function setText(page: Page, style: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, style)
}

/** Checks that nothing scrolls sideways, no line of text is cut, and fixed parts are inside the window. */
export async function expectNothingLost(page: Page, where: string) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const now = expect.configure({ message: where })
  await now.poll(() => overflowOf(page)).toBeLessThanOrEqual(0)
  const lost = async () =>
    (await partsOf(page))
      .filter(({ what, seen, cut, isFixed }) => {
        const isText = !what.startsWith('<')
        const isOutside = seen.left < -1 || seen.right > width + 1
        return (isText && cut > 1) || isOutside || (isFixed && seen.bottom > height + 1)
      })
      .map(({ what, cut }) => `${what} (${cut})`)
  await now.poll(lost).toEqual([])
}
