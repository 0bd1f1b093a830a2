import { expect, listen, test } from './fixtures'
import { expectTakenOver, watchDocuments } from './takeOver'

test('hydrates a poster, a list of the server, a form and a page of one’s own without a layout shift', async ({
  page,
  open,
}) => {
  const messages = listen(page)
  await watchDocuments(page)
  for (const [path, scenario] of [
    ['/', 'student'],
    ['/events/subevents/Dance', 'visitor'],
    ['/signup', 'visitor'],
    ['/contingent', 'contingent-leader'],
  ] as const) {
    await open(path, scenario)
    await expectTakenOver(page)
    expect(messages, path).toEqual([])
  }
})
