import { expect, test } from '../fixtures'
import { finished, keepTransitions, pointAt } from '../transitions'

/** A JPEG of a screen in one colour is much smaller than one of a screen with content. */
const BLANK_TO_FULL = 0.5

test('no frame between two pages is blank', async ({ page, open }) => {
  await keepTransitions(page)
  await open('/events')
  const tile = await pointAt(page, 'Dance')
  const session = await page.context().newCDPSession(page)
  const frames: number[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data.length)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 })
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await tile.click()
  await finished(page)
  await expect.poll(() => frames.length).toBeGreaterThan(3)
  await session.send('Page.stopScreencast')
  const [first = 0] = frames
  const least = Math.min(first, frames.at(-1) ?? 0) * BLANK_TO_FULL
  expect(frames.filter((size) => size < least)).toEqual([])
})
