import type { Page } from '@playwright/test'
import { festival } from '../tests/mocks/festival'
import { ONCE } from './fixtures'
import { expect, people, test, visit } from './published'

/* The production build, opened at the gate by somebody who is signed in, with no network at all. */

test.describe.configure({ mode: 'default', timeout: 180_000 })

/** The bench has the bar of one second, on a machine at rest. */
const PASS_MS = 4_000

test('the pass opens cold, and the barcode with it', async ({ page, site, context }) => {
  await visit(page, site.url)
  await site.lose()
  const cold = await context.newPage()
  await cold.goto(`${site.url}/dashboard`)
  const seen = await cold.waitForFunction(
    (sfId) => document.body.innerText.includes(sfId) && performance.now(),
    people.student.sfId,
    { polling: 'raf' },
  )
  expect(Number(await seen.jsonValue())).toBeLessThan(PASS_MS)
  await cold.goto(`${site.url}/dashboard?open=barcode`)
  await expect(
    cold.getByRole('dialog').getByRole('img', { name: `Barcode of ${people.student.sfId}` }),
  ).toBeVisible()
})

test(
  'so does everything else that a person needs, with its time where it may be old',
  ONCE,
  async ({ page, site, context }) => {
    await page.evaluate(
      (text) => localStorage.setItem('userData', text),
      JSON.stringify(festival.sessionOf(people.contingentLeader)),
    )
    await visit(page, `${site.url}/events`)
    await expect.poll(() => ownData(page), { timeout: 30_000 }).toContain('"contingent"')
    await expect.poll(() => ownData(page)).toContain('"registrations"')
    await site.lose()
    const { sfId, name } = people.contingentLeader
    const screens: [path: string, text: string, isDated?: true][] = [
      ['/contingent', people.contingentMember.name, true],
      ['/contingent?open=barcode', sfId],
      ['/dashboard?open=events', 'Registered Events', true],
      ['/dashboard?open=profile', name, true],
      ['/events/subevents/Dance', 'Shake A Leg', true],
      ['/schedule?plan=1', 'Schedule'],
      ['/accommodation-map', 'Campus plan'],
    ]
    for (const [path, text, isDated] of screens) {
      const cold = await context.newPage()
      await cold.goto(site.url + path)
      await expect(cold.getByText(text).filter({ visible: true }).first(), path).toBeVisible()
      if (isDated) await expect(cold.getByText(/ As of /).first(), path).toBeVisible()
      await cold.close()
    }
  },
)

const ownData = (page: Page) => page.evaluate(() => localStorage.getItem('ownData') ?? '')
