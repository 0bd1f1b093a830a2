import type { Browser, CDPSession, Page } from '@playwright/test'
import { onSlowPhone, type Visit } from './slowPhone'

/** Two frames of a screen with 60 a second. */
const LONG_MS = 32
const ROUNDS = 3

type Movement = Visit & {
  name: string
  act: (page: Page, session: CDPSession) => Promise<unknown>
  /** How long it moves after a tap; a movement by hand lasts as long as the gesture. */
  lasts?: number
}

/** Animations under a finger. */
const MOVEMENTS: Movement[] = [
  { name: 'scrolling', path: '/schedule', act: (_, session) => scroll(session, 1_500) },
  { name: 'scrolling pictures', path: '/merchandise', act: (_, session) => scroll(session, 1_500) },
  {
    name: 'unmasking',
    path: '/',
    lasts: 760,
    act: (page) => page.getByRole('button', { name: /^Unmask the/ }).tap(),
  },
  {
    name: 'orb menu',
    path: '/',
    lasts: 600,
    act: (page) => page.getByRole('button', { name: /Menu/ }).tap(),
  },
  {
    name: 'gallery drag',
    path: '/gallery',
    act: async (page, session) => {
      const box = await page.locator('[data-slot="0"]:visible').first().boundingBox()
      if (!box) throw new Error('There is no picture to drag')
      await drag(session, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    },
  },
  {
    name: 'to another screen',
    path: '/events',
    lasts: 300,
    // A screen that is not loaded yet appears without movement.
    prepare: async (page) => {
      await linkToDance(page).tap()
      await page.getByRole('heading', { name: 'Dance' }).waitFor()
      await page.goBack()
      await linkToDance(page).waitFor()
      await page.waitForTimeout(2_000)
    },
    act: (page) => linkToDance(page).tap(),
  },
]

const linkToDance = (page: Page) => page.getByRole('link', { name: /Dance/ }).first()

export type Frames = {
  name: string
  /** How many of each hundred took longer than two frames should. */
  share: number
  longestMs: number
}

/**
 * With the CPU slowed four times. Counted after the first frame: that is the tap’s response, which the interactions
 * measure. A machine without a graphics card draws with its processor, so many frames take exactly two.
 */
export async function timeFrames(browser: Browser, site: string): Promise<Frames[]> {
  const times: Frames[] = []
  for (const movement of MOVEMENTS) {
    const frames: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      frames.push(...(await framesOf(browser, site, movement)))
    if (frames.length < 10 * ROUNDS) throw new Error(`Nothing moved: ${movement.name}`)
    const long = frames.filter((ms) => ms > LONG_MS)
    times.push({
      name: movement.name,
      share: Math.round((1_000 * long.length) / frames.length) / 10,
      longestMs: Math.round(Math.max(...frames)),
    })
  }
  return times
}

function framesOf(browser: Browser, site: string, movement: Movement): Promise<number[]> {
  return onSlowPhone(browser, site, movement, async (page, session) => {
    const { act, lasts } = movement
    await page.evaluate(countFrames, lasts)
    await act(page, session)
    if (lasts) await page.waitForTimeout(lasts + 500)
    return page.evaluate<number[]>('window.frames')
  })
}

/** Runs in the page, so that the driver's work before the touch does not count. */
function countFrames(lasts = Infinity) {
  const frames: number[] = []
  Object.assign(window, { frames })
  window.addEventListener(lasts === Infinity ? 'touchstart' : 'click', handlePress, { once: true })

  function handlePress() {
    requestAnimationFrame(() => requestAnimationFrame(begin))
  }
  function begin(start: number) {
    let last = start
    requestAnimationFrame(function count(now) {
      frames.push(now - last)
      last = now
      if (now - start < lasts) requestAnimationFrame(count)
    })
  }
}

const scroll = (session: CDPSession, by: number) =>
  session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -by,
    speed: 1_200,
    gestureSourceType: 'touch',
  })

/** Moves a finger down by 120 px, one step in each frame. */
async function drag(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', by: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + by }] })
  await touch('touchStart', 0)
  for (let by = 4; by <= 120; by += 4) await touch('touchMove', by)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
