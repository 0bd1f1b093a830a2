import { expect, test } from '../fixtures'
import { finished, keepTransitions, openAndPoint } from '../transitions'

const MAX_MS = 300
/** A JPEG of a screen in one colour is much smaller than one of a screen with content. */
const BLANK_TO_FULL = 0.5

test('a garment glides into its modal, and a poster to its leaderboard', async ({ page, open }) => {
  await keepTransitions(page)
  await openAndPoint(page, () => open('/merchandise'), /cart|home|events/i)
  await page.getByRole('heading', { level: 2 }).getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await finished(page, 1))[0]?.moved).toContain('::view-transition-group(picture)')

  const poster = await openAndPoint(page, () => open('/games'), /Leaderboard/)
  await poster.click()
  await expect(page).toHaveURL(/leaderboard/)
  const [change] = await finished(page, 1)
  expect(change?.moved).toContain('::view-transition-old(picture)')
  expect(change?.ms).toBeLessThan(MAX_MS)
})

test('no frame between two pages is blank', async ({ page, open }) => {
  await keepTransitions(page)
  const tile = await openAndPoint(page, () => open('/events'), 'Dance')
  const session = await page.context().newCDPSession(page)
  const frames: number[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data.length)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, everyNthFrame: 1 })
  await expect.poll(() => frames.length).toBeGreaterThan(0)
  await tile.click()
  await finished(page, 1)
  await expect.poll(() => frames.length).toBeGreaterThan(3)
  await session.send('Page.stopScreencast')
  const [first = 0] = frames
  const least = Math.min(first, frames.at(-1) ?? 0) * BLANK_TO_FULL
  expect(frames.filter((size) => size < least)).toEqual([])
})
