import type { Locator, Page } from '@playwright/test'

const STEPS = 6

type Point = { x: number; y: number }

/**
 * Real touch events: the browser decides whether a touch scrolls the page. Puts fingers down and moves them; the returned
 * function lifts them. `at`: where each finger is after that share of the way.
 */
export async function touch(page: Page, at: (share: number) => Point[]) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  await send('touchStart', at(0))
  for (let step = 1; step <= STEPS; step += 1) await send('touchMove', at(step / STEPS))
  return () => send('touchEnd', [])
}

/** Where it is in the window. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box
}
