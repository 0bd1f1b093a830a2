import { edition } from '../src/content/edition'
import { expect, people, ready, test, visit } from './published'

/*
 * The production build with its service worker, against the mock server over HTTP, under the real clock. Other journeys
 * have no such worker. `long/offline.spec.ts` has its other cases.
 */

test('offline, the pass and barcode open on a cold start, the main pages by URL, reload and Back', async ({
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
    ['/', edition.theme.left],
  ] as const
  for (const [path, title] of screens) {
    await cold.goto(site.url + path)
    await expect(cold.getByRole('heading', { level: 1 })).toContainText(title)
    await cold.waitForFunction(ready)
  }
  // Back comes first, because the home page takes longest to load again.
  await cold.goBack()
  await expect(cold).toHaveURL(`${site.url}/schedule`)
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Schedule')
  await cold.waitForFunction(ready)
  await cold.reload()
  await cold.waitForFunction(ready)
  await expect(cold.getByRole('heading', { level: 1 })).toContainText('Schedule')
})
