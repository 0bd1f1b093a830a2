import { act, fireEvent } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { takeConsoleMessages } from '../../consoleMessages'
import { renderApp } from '../../renderApp'
import { untilTestEnds } from '../../untilTestEnds'
import { resizeTo } from '../../viewport'

/** Less than the shortest time between two pictures. */
const STEP_MS = 250

type Options = {
  path?: string
  width?: number
  reducedMotion?: boolean
  /** Pictures with these numbers never load. */
  missing?: number[]
}

/**
 * The animation library stores `requestAnimationFrame` when it loads, and requests one frame after
 * the other. Here it uses the test's clock, and a frame that an earlier test's clock never ran is not lost.
 */
const realFrame = window.requestAnimationFrame.bind(window)
let pendingFrame: FrameRequestCallback | undefined
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback): number => {
  pendingFrame = callback
  function frame(now: number) {
    pendingFrame = undefined
    callback(now)
  }
  return vi.isFakeTimers() ? window.requestAnimationFrame(frame) : realFrame(frame)
})

/** jsdom loads no images. Here each loads shortly after its request. */
function letPicturesCome(missing: number[]) {
  const setAttribute = vi.spyOn(HTMLImageElement.prototype, 'setAttribute')
  untilTestEnds(setAttribute).mockImplementation(function (this: HTMLImageElement, name, value) {
    Element.prototype.setAttribute.call(this, name, value)
    const isComing = name === 'src' && !missing.includes(numberIn(value))
    if (isComing) setTimeout(() => this.dispatchEvent(new Event('load')), 20)
  })
}

/** Opens the gallery under a clock that only the test moves. */
export async function openGallery({
  path = '/gallery',
  width = 1440,
  reducedMotion = false,
  missing = [],
}: Options = {}) {
  // Loaded before the clock is stopped.
  await import('@/features/gallery/GalleryScreen')
  // The library reads the reduced motion setting once, and listens for changes from then on.
  resizeTo(width, { reducedMotion })
  letPicturesCome(missing)
  vi.useFakeTimers()
  // Testing Library detects fake timers by this name only, and advances them between two keys.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  pendingFrame?.(performance.now())
  const view = renderApp(path)

  /** Advances the clock, and renders after each step. */
  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= STEP_MS)
      await act(() => vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left)))
  }

  await pass(40)
  // A development build of the library warns once about reduced motion.
  if (reducedMotion) expect(takeConsoleMessages().join()).toMatch(/^$|Reduced Motion enabled/)
  return { ...view, pass }
}

/** The picture in the centre, or on top of the stack. */
export const shown = () => numberIn(centre().textContent)
export function centre(): HTMLElement {
  const [button] = all('[data-slot="0"]')
  if (!button) throw new Error('No picture is shown.')
  return button
}

/** The texts of the live regions. */
export const announcements = () => all('main [role="status"]').map(({ textContent }) => textContent)

const FINGER = { isPrimary: true, pointerId: 1, button: 0, pointerType: 'touch', bubbles: true }
/** One frame, in which the pictures follow. */
const FRAME_MS = 17
const START = { x: 100, y: 300 }

/** Swipes on an element: puts a finger down, moves it, and lifts it. */
export function swipe(target: HTMLElement, { x = 0, y = 0 }: { x?: number; y?: number }) {
  const end = { ...FINGER, clientX: START.x + x, clientY: START.y + y }
  const frame = () => act(() => void vi.advanceTimersByTime(FRAME_MS))
  fireEvent.pointerDown(target, { ...FINGER, clientX: START.x, clientY: START.y })
  fireEvent.pointerMove(target, end)
  frame()
  fireEvent.pointerUp(target, end)
  frame()
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const numberIn = (text: string | null) => Number(/(\d+)(?:\.svg| of 12)/.exec(text ?? '')?.[1])
