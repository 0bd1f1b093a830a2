import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { scanAll } from './scan'

/** A millimetre in CSS pixels. */
const MM = 96 / 25.4

/** The dots of a printer or scanner with 200 dpi in a CSS pixel. */
const DOTS = 200 / 96

/** The area inside the margins of an A4 page. */
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

/** Prints a contingent of `count` members with a very long name. */
async function print(page: Page, count: number) {
  await page.getByRole('button', { name: 'Print list' }).waitFor()
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
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByText(`${count} members, `).first().waitFor()
  await page.getByRole('button', { name: 'Print list' }).click()
  await page.locator('[data-printed]').waitFor()
}

test('sixty members are printed on five pages of A4, black on white, and a scanner reads each barcode at 200 dots an inch', async ({
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
  const sheets = page.locator('body > div > section')
  await expect(sheets).toHaveCount(5)
  for (const part of ['html', 'body'])
    await expect(page.locator(part)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const measures = await sheets.evaluateAll((sections) =>
    sections.map((section) => ({
      color: getComputedStyle(section).color,
      rows: section.querySelectorAll(':scope > :not(header)').length,
      spilling: [...section.children].filter((row) => row.scrollHeight > row.clientHeight).length,
    })),
  )
  for (const measure of measures)
    expect(measure).toEqual({ color: 'rgb(0, 0, 0)', rows: 12, spilling: 0 })

  const first = sheets.first()
  const codes = await first.getByRole('img', { name: /^Barcode of/ }).evaluateAll((pictures) => {
    const edge = pictures[0]?.closest('section')?.getBoundingClientRect() ?? new DOMRect()
    return pictures.map((picture) => {
      const { x, y, width, height } = picture.getBoundingClientRect()
      return { name: picture.getAttribute('alt'), place: [x - edge.x, y - edge.y, width, height] }
    })
  })
  expect(codes.length).toBeGreaterThanOrEqual(12)
  const boxes = codes.map(({ place }) => {
    const [x = 0, y = 0, width = 0, height = 0] = place.map((size) => Math.floor(size * DOTS))
    return { x, y, width, height }
  })
  const read = await scanAll(page, await first.screenshot(), boxes)
  expect(read.map((id) => `Barcode of ${id}`)).toEqual(codes.map(({ name }) => name))
})
