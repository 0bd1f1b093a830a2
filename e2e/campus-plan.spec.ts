import type { Page } from '@playwright/test'
import { expect, testWithSharedPage as test } from './fixtures'
import { boxOf } from './measure'

const plan = (page: Page) => page.getByRole('img', { name: /^Campus plan, / })
const place = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Places' }).getByRole('button', { name })

/** The position of a number of the plan in the window. */
async function pinOf(page: Page, number: number) {
  const { x, y, width, height } = await boxOf(plan(page).getByText(String(number), { exact: true }))
  return { x: x + width / 2, y: y + height / 2 }
}

/** The distance of a number from the nearest side of the plan, except the top. */
async function roomAround(page: Page, number: number) {
  const box = await boxOf(plan(page))
  const pin = await pinOf(page, number)
  return Math.min(pin.x - box.x, box.x + box.width - pin.x, box.y + box.height - pin.y)
}

test(
  'a visitor presses a number of the plan, goes Back to the whole plan, and sees how long a walk takes',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    await open('/accommodation-map?day=2')
    await expect(plan(page)).toBeInViewport()
    // A phone opens at the middle of the campus.
    await expect(async () => {
      const { x, y } = await pinOf(page, 8)
      await page.mouse.click(x, y)
      await expect(place(page, '8 Netaji Auditorium')).toBeFocused({ timeout: 3_000 })
    }).toPass()
    await expect(page).toHaveURL(/place=netaji/)
    await page.goBack()
    await expect(page).not.toHaveURL(/place=/)

    // Starts at the end of the list. After a press, the plan and the entry are both in view.
    await place(page, '33 Nehru Museum').scrollIntoViewIfNeeded()
    await place(page, '14 Raman Auditorium').click()
    const walk = page.getByRole('button', { name: 'Walk from here' })
    await expect(walk).toBeInViewport()
    await expect(plan(page)).toBeInViewport({ ratio: 0.9 })
    await walk.click()
    await place(page, '15 Pronites Ground').press('Enter')
    const message = page.getByText('about 10 min on foot, 740 m in a straight line, south-east')
    await expect(message.first()).toBeVisible()
    await page.reload()
    await expect(message.first()).toBeVisible()
    // Both ends are inside the box.
    for (const number of [14, 15])
      await expect.poll(() => roomAround(page, number), `${number}`).toBeGreaterThan(10)
  },
)

test('the map loads when it comes into view, and the plan and its list are printed on one page without the footer (Spec §2)', async ({
  page,
  open,
}) => {
  await open('/accommodation-map?day=2')
  await page.getByRole('region', { name: 'Map of the campus' }).scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe[title^="Map:"]').getByText('Main Gate')).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})
