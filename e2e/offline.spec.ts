import type { Page } from '@playwright/test'
import { festival } from '../tests/mocks/festival'
import { expect, people, ready, test, visit } from './published'

/*
 * The production build with its service worker, against the mock server over HTTP. All other journeys have no such
 * worker. `long/offline.spec.ts` has the rest of what it does.
 */

test('without a network the pass and its barcode open cold, and the main pages by address, reload and Back', async ({
  page,
  site,
  context,
}) => {
  await visit(page, `${site.url}/faqs`)
  await site.lose()
  const cold = await context.newPage()
  await cold.goto(`${site.url}/dashboard?open=barcode`)
  await expect(cold.getByText(people.student.sfId).first()).toBeVisible()
  await expect(
    cold.getByRole('dialog').getByRole('img', { name: `Barcode of ${people.student.sfId}` }),
  ).toBeVisible()
  const screens = [
    ['/schedule', 'Schedule'],
    ['/', 'Unmask'],
  ] as const
  for (const [path, title] of screens) {
    await cold.goto(site.url + path)
    await expect(cold.getByRole('heading', { level: 1 })).toContainText(title)
    await cold.waitForFunction(ready)
  }
  await cold.reload()
  await cold.waitForFunction(ready)
  await cold.goBack()
  await expect(cold).toHaveURL(`${site.url}/schedule`)
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Schedule')
  await cold.waitForFunction(ready)
})

test('without a network the own contingent and events open cold, with the time they are from', async ({
  page,
  site,
  context,
}) => {
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
  ]
  const cold = await context.newPage()
  for (const [path, text, isDated] of screens) {
    await cold.goto(site.url + path)
    await expect(cold.getByText(text).filter({ visible: true }).first(), path).toBeVisible()
    if (isDated) await expect(cold.getByText(/ As of /).first(), path).toBeVisible()
  }
  // What is printed has its barcodes and its time, too.
  await cold.goto(`${site.url}/contingent`)
  await cold.evaluate(() => (window.print = () => undefined))
  await cold.getByRole('button', { name: 'Print list' }).click()
  await cold.emulateMedia({ media: 'print' })
  await expect(cold.getByRole('img', { name: `Barcode of ${sfId}` })).toBeVisible()
  await expect(cold.getByText(/3 members, 1 paid\. As of /)).toBeVisible()
})

const ownData = (page: Page) => page.evaluate(() => localStorage.getItem('ownData') ?? '')
