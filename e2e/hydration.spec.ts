import type { ScenarioName } from '../tests/mocks/scenarios'
import { expect, listen, test } from './fixtures'
import { expectTakenOver, watchDocuments } from './takeOver'

/** A poster, a list of the server, a form and a page of one's own. `long/hydration.spec.ts` has all documents. */
const documents: [path: string, scenario: ScenarioName][] = [
  ['/', 'student'],
  ['/events/subevents/Dance', 'visitor'],
  ['/signup', 'visitor'],
  ['/contingent', 'contingent-leader'],
]

for (const [path, scenario] of documents)
  test(`hydrates the document of ${path} as ${scenario} without a layout shift`, async ({
    page,
    open,
  }) => {
    const messages = listen(page)
    await watchDocuments(page)
    await open(path, scenario)
    await expectTakenOver(page)
    expect(messages).toEqual([])
  })

test('a document that the browser has changed before hydration raises no message', async ({
  page,
  open,
}) => {
  // As iPhones do with dates, times and numbers.
  await page.context().route('**/schedule?*', async (route) => {
    const response = await route.fetch()
    const link = '<a href="x-apple-data-detectors://0" x-apple-data-detectors="true">$&</a>'
    const body = (await response.text()).replace(/<main.*<\/main>/s, (main) =>
      main.replace(/(?<=>)[^<>]*\d[^<>]*(?=<)/g, link),
    )
    await route.fulfill({ response, body })
  })
  const messages = listen(page)
  await open('/schedule')
  await expect.poll(() => messages).toHaveLength(1)
  expect(messages[0]).toMatch(/^error: .*Minified React error #418/)
  await page.getByRole('tab', { name: 'Day 2' }).click()
  await expect(page.getByRole('tab', { name: 'Day 2' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#assertive [data-kind], #polite [data-kind]')).toHaveCount(0)
})
