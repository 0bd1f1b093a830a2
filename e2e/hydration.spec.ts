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
