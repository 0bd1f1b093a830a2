import { expect, listen, test } from './fixtures'
import { expectTakenOver, watchDocuments } from './takeOver'

test('hydrates a poster and a page of one’s own without a layout shift', async ({ page, open }) => {
  const messages = listen(page)
  await watchDocuments(page)
  for (const [path, scenario] of [
    ['/', 'student'],
    ['/contingent', 'contingent-leader'],
  ] as const) {
    await open(path, scenario)
    await expectTakenOver(page)
    expect(messages, path).toEqual([])
  }
})
