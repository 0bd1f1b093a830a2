import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  centre,
  isLeaving,
  lift,
  move,
  openGallery,
  press,
  shown,
  spoken,
  swipe,
  turned,
} from './openGallery'

afterEach(() => void (vi.restoreAllMocks(), vi.unstubAllGlobals()))

const openStack = () => openGallery({ width: 390 })
const next = () => screen.getByRole('button', { name: 'Next picture' })

test('the stack moves on every second and a half', async () => {
  const { pass } = await openStack()
  expect(shown()).toBe(1)
  await pass(1400)
  expect(shown()).toBe(1)
  await pass(150)
  expect(shown()).toBe(2)
  await pass(1550)
  expect(shown()).toBe(3)
})

test('a swipe down moves on, a swipe up moves back', async () => {
  const { pass, at } = await openStack()
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(2)
  expect(spoken()).toEqual(['Picture 2 of 12: The clock tower by day'])
  await pass(600)
  swipe(centre(), { y: -120 })
  expect(shown()).toBe(1)
  await pass(600)
  swipe(centre(), { y: -120 })
  expect(shown()).toBe(12)
  expect(at()).toBe('/gallery')
})

test('for half a second after a move another one is not heard', async () => {
  const { pass } = await openStack()
  swipe(centre(), { y: 120 })
  await pass(450)
  swipe(centre(), { y: 120 })
  fireEvent.click(next())
  expect(shown()).toBe(2)
  await pass(100)
  swipe(centre(), { y: 120 })
  expect(shown()).toBe(3)
})

test('a swipe that is too short, sideways, or taken over by the browser moves nothing', async () => {
  await openStack()
  swipe(centre(), { y: 12 })
  swipe(centre(), { x: 150 })
  swipe(centre(), { y: 150 }, 'pointercancel')
  expect(shown()).toBe(1)
})

test('the print follows the finger, and the show rests as long as it is down', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  const { pass } = await openStack()
  const top = centre()
  press(top)
  move(top, { y: 30 })
  expect(turned()).toBeCloseTo(0.1, 2)
  move(top, { y: 45 })
  expect(turned()).toBeCloseTo(0.15, 2)
  move(top, { y: -30 })
  expect(turned()).toBeCloseTo(-0.1, 2)
  await pass(5000)
  expect(shown()).toBe(1)
  expect(turned()).toBeCloseTo(-0.1, 2)
  lift(top, { y: -30 })
  await pass(300)
  expect(turned()).toBe(0)
  await pass(1250)
  expect(shown()).toBe(2)
})

test('the next print is in its place within 300 ms, from where the finger left it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300)
  const { pass } = await openStack()
  swipe(centre(), { y: 90 })
  expect(shown()).toBe(2)
  // A third of the way is behind it.
  expect(turned()).toBeLessThan(-0.2)
  expect(turned()).toBeGreaterThan(-0.75)
  await pass(250)
  await pass(50)
  expect(turned()).toBe(0)
})

test('a short flick moves one print, and one that turns back in the end moves none', async () => {
  const { pass } = await openStack()
  /** The finger goes from height to height, a moment for each. */
  async function draw(heights: number[]) {
    const top = centre()
    press(top)
    for (const y of heights) {
      await pass(10)
      move(top, { y })
    }
    lift(top, { y: heights.at(-1) ?? 0 })
  }
  await draw([12, 30, 40])
  expect(shown()).toBe(2)
  await pass(600)
  await draw([5, 10, 15, 20, 22, 24, 26])
  expect(shown()).toBe(2)
  await draw([60, 120, 180, 150, 100, 80])
  expect(shown()).toBe(2)
})

test('the click that ends a swipe enlarges nothing, a tap does', async () => {
  const { at, user } = await openStack()
  const top = centre()
  swipe(top, { y: 120 })
  fireEvent.click(top, { detail: 1 })
  expect(at()).toBe('/gallery')
  await user.click(centre())
  expect(at()).toBe('/gallery?picture=2')
})

test('buttons do what the swipes do, and the stack can be paused', async () => {
  const { pass, user } = await openStack()
  await user.click(screen.getByRole('button', { name: 'Previous picture' }))
  expect(shown()).toBe(12)
  await pass(600)
  await user.click(next())
  expect(shown()).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Pause the show' }))
  await pass(10_000)
  expect(shown()).toBe(1)
})

test('it says once how to swipe, for a second and a half', async () => {
  const hint = 'Swipe down for the next picture'
  const { pass } = await openStack()
  expect(screen.getByText(hint)).toBeInTheDocument()
  await pass(1400)
  expect(isLeaving(hint)).toBe(false)
  await pass(250)
  expect(isLeaving(hint)).toBe(true)
  await pass(2000)
  await openStack()
  expect(screen.queryByText(hint)).not.toBeInTheDocument()
})

test('only the print on top can be reached', async () => {
  await openStack()
  const prints = screen.getAllByRole('button', { name: /^Picture/, hidden: true })
  expect(prints.filter((print) => !print.hasAttribute('inert'))).toEqual([centre()])
})
