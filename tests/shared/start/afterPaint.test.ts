import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from '@/shared/start/afterPaint'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('it calls back once, after the next frame', async () => {
  const done = vi.fn()
  afterPaint(done)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(50)
  expect(done).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).toHaveBeenCalledOnce()
})

test('a tab in the background, which paints nothing, waits for a second', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const done = vi.fn()
  afterPaint(done)
  await vi.advanceTimersByTimeAsync(900)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalledOnce()
})

test('what is cancelled is never called', async () => {
  const done = vi.fn()
  afterPaint(done)()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).not.toHaveBeenCalled()
})
