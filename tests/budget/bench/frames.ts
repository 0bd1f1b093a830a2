import type { Browser, CDPSession, Page } from '@playwright/test'
import { onSlowPhone, type Visit } from './slowPhone'

/** Two frames of a screen with 60 a second. */
const LONG_MS = 32
const ROUNDS = 3

type Movement = Visit & { name: string; act: (page: Page, session: CDPSession) => Promise<unknown> }

/** What moves under a finger. */
const MOVEMENTS: Movement[] = [
  { name: 'scrolling', path: '/schedule', act: (_, session) => scroll(session, 1_500) },
  { name: 'scrolling pictures', path: '/merchandise', act: (_, session) => scroll(session, 1_500) },
  {
    name: 'unmasking',
    path: '/',
    act: (page) => page.getByRole('button', { name: /^Unmask the/ }).tap(),
  },
  { name: 'orb menu', path: '/', act: (page) => page.getByRole('button', { name: /Menu/ }).tap() },
  {
    name: 'gallery drag',
    path: '/gallery',
    act: async (page, session) => {
      const box = await page
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .boundingBox()
      if (!box) throw new Error('There is no picture to drag')
      await drag(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    },
  },
  {
    name: 'to another screen',
    path: '/events',
    act: (page) => page.getByRole('link', { name: /Dance/ }).first().tap(),
  },
]

/** How many of each hundred frames took longer than two, with the CPU slowed four times. */
export async function timeFrames(browser: Browser, site: string): Promise<[string, number][]> {
  const shares: [string, number][] = []
  for (const movement of MOVEMENTS) {
    const frames: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      frames.push(...(await framesOf(browser, site, movement)))
    const long = frames.filter((ms) => ms > LONG_MS)
    shares.push([movement.name, Math.round((1_000 * long.length) / frames.length) / 10])
  }
  return shares
}

function framesOf(browser: Browser, site: string, movement: Movement): Promise<number[]> {
  return onSlowPhone(browser, site, movement, async (page, session) => {
    await page.evaluate(() => {
      const frames: number[] = []
      Object.assign(window, { frames })
      let last = performance.now()
      requestAnimationFrame(function next(now) {
        frames.push(now - last)
        last = now
        requestAnimationFrame(next)
      })
    })
    await movement.act(page, session)
    await page.waitForTimeout(1_000)
    return page.evaluate<number[]>('window.frames')
  })
}

const scroll = (session: CDPSession, by: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -by,
    speed: 1_200,
    gestureSourceType: 'touch',
  })

/** A finger that goes down by 120 px, a step in each frame. */
async function drag(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', by: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + by }] })
  await touch('touchStart', 0)
  for (let by = 4; by <= 120; by += 4) await touch('touchMove', by)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
