import { CHANGED } from '../tests/budget/deploy/changedWord'
import { ONCE } from './fixtures'
import {
  expect,
  KEPT,
  keptCount,
  lookForUpdate,
  notice,
  people,
  ready,
  saveData,
  test,
  visit,
} from './published'

/* The production build for people whose browser saves data. */

test.describe.configure({ mode: 'default', timeout: 180_000 })

test(
  'where data are dear, only the pass is kept, and the rest once they are not',
  ONCE,
  async ({ page, site }) => {
    await page.addInitScript(saveData)
    await visit(page, site.url, KEPT.pass)
    site.asked()
    await page.getByRole('link', { name: 'FAQs' }).first().dispatchEvent('pointerover')
    await page.waitForTimeout(3_000)
    expect(site.asked()).toEqual([])
    expect(await keptCount(page)).toBe(KEPT.pass)
    await page.evaluate(() => {
      const connection: unknown = Reflect.get(navigator, 'connection')
      if (connection instanceof EventTarget)
        Object.assign(connection, { saveData: false }).dispatchEvent(new Event('change'))
    })
    await expect.poll(() => keptCount(page), { timeout: 90_000 }).toBe(KEPT.all)
  },
)

test(
  'where data are dear, a new version brings the pass and nothing else',
  ONCE,
  async ({ page, site, changed }) => {
    await page.addInitScript(saveData)
    await visit(page, `${site.url}/faqs`, KEPT.pass)
    site.publish(changed)
    await lookForUpdate(page)
    await notice(page).getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText(CHANGED.after)).toBeVisible()
    await page.waitForFunction(ready)
    await page.waitForTimeout(4_000)
    await expect.poll(() => keptCount(page), { timeout: 90_000 }).toBe(KEPT.pass)
    await site.lose()
    await page.goto(`${site.url}/dashboard`)
    await expect(page.getByText(people.student.sfId).first()).toBeVisible()
  },
)

test(
  'where data are dear, the pass and the home page open from what was kept alone',
  ONCE,
  async ({ page, site, context }) => {
    await page.addInitScript(saveData)
    await visit(page, `${site.url}/signin`, KEPT.pass)
    const browser = await context.newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await site.lose()
    for (const [path, shown] of [
      ['/dashboard', page.getByText(people.student.sfId).first()],
      ['/', page.getByRole('button', { name: /^Unmask/ })],
    ] as const) {
      await page.goto(`${site.url}${path}`)
      await page.waitForFunction(ready, undefined, { timeout: 10_000 })
      await expect(shown).toBeVisible()
      await expect(page.getByText('has not loaded completely')).toHaveCount(0)
    }
  },
)
