import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { scanAll } from './scan'

/** CSS pixels of a millimetre. */
const MM = 96 / 25.4

/** Dots of a printer, or of a scanner, at 200 an inch, to a pixel of CSS. */
const DOTS = 200 / 96

/** As much as an A4 page has inside its margins. */
test.use({
  viewport: { width: Math.floor(190 * MM), height: Math.floor(277 * MM) },
  deviceScaleFactor: DOTS,
})

const NAMES = [
  'সৌমিত্র চট্টোপাধ্যায়',
  'Venkatanarasimharajuvaripeta Krishnamoorthy Subramaniam Iyer of the House by the River',
  'محمد علی',
  'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
]

/** Prints a contingent of this many members with a very long name. */
async function print(page: Page, count: number) {
  await page.evaluate(
    ([length, names]) => {
      window.festival.change(({ contingents: [first], accounts }) => {
        const [pattern] = accounts
        if (!first || !pattern) return
        first.contingent_name = 'Very long name of a contingent '.repeat(8)
        for (let id = 5001; first.memberIds.length < length; id += 1) {
          accounts.push({ ...pattern, id, sfId: `SF0${id}`, name: names[id % names.length] ?? '' })
          first.memberIds.push(id)
        }
      })
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    },
    [count, NAMES] as const,
  )
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByText(`${count} members, `).first().waitFor()
  await page.getByRole('button', { name: 'Print list' }).click()
  await page.locator('[data-printed]').waitFor()
}

test('sixty members are printed on five pages of A4, twelve whole rows on each, black on white', async ({
  page,
  open,
}) => {
  await open('/contingent', 'contingent-leader')
  await print(page, 60)
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
    'latin1',
  )
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(5)
  expect(pdf.match(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/g)).toHaveLength(5)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  const sheets = await page.locator('body > div > section').evaluateAll((sections) =>
    sections.map((section) => ({
      height: section.getBoundingClientRect().height,
      rows: section.querySelectorAll(':scope > :not(header)').length,
      spilling: [...section.children].filter((row) => row.scrollHeight > row.clientHeight).length,
    })),
  )
  expect(sheets).toHaveLength(5)
  for (const { height, rows, spilling } of sheets) {
    expect({ rows, spilling }).toEqual({ rows: 12, spilling: 0 })
    // US Letter with the half inch that Firefox leaves at each side.
    expect(height / MM).toBeLessThanOrEqual(254)
  }
  const colors = await page
    .locator('body > div > section')
    .first()
    .evaluate((section) => {
      const backgrounds = [document.documentElement, document.body]
      return [
        getComputedStyle(section).color,
        ...backgrounds.map((element) => getComputedStyle(element).backgroundColor),
      ]
    })
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
})

test('a scanner reads each barcode off the printed page at 200 dots an inch', async ({
  page,
  open,
}) => {
  await open('/contingent', 'contingent-leader')
  await print(page, 4)
  await page.emulateMedia({ media: 'print' })
  const codes = await page.getByRole('img', { name: /^Barcode of/ }).evaluateAll((pictures) =>
    pictures.map((picture) => {
      const bars = [...picture.querySelectorAll('g rect')].map((bar) => bar.getBoundingClientRect())
      const { left, right, top, width, height } = picture.getBoundingClientRect()
      const first = Math.min(...bars.map((bar) => bar.left))
      const last = Math.max(...bars.map((bar) => bar.right))
      return {
        id: picture.ariaLabel?.replace('Barcode of ', ''),
        box: { x: left + scrollX, y: top + scrollY, width, height },
        module: Math.min(...bars.map((bar) => bar.width)),
        width: last - first,
        white: Math.min(first - left, right - last),
      }
    }),
  )
  expect(codes).toHaveLength(4 + 1)
  for (const { width, white, module } of codes) {
    expect(width / MM).toBeGreaterThanOrEqual(35)
    expect(white).toBeGreaterThanOrEqual(10 * module - 0.1)
  }
  const boxes = codes.map(({ box: { x, y, width, height } }) => {
    const dots = [x, y, width, height].map((length) => Math.floor(length * DOTS))
    const [left = 0, top = 0, across = 0, down = 0] = dots
    return { x: left, y: top, width: across, height: down }
  })
  const read = await scanAll(page, await page.screenshot({ fullPage: true }), boxes)
  expect(read).toEqual(codes.map(({ id }) => id))
})
