import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const started = vi.fn()
let paint = () => {}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.doMock('@/app/start', () => {
    started()
    return {}
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: () => void) {
        paint = report
      }
      observe() {}
    },
  )
})

afterEach(() => {
  started.mockClear()
  vi.doUnmock('@/app/start')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the site is started when the page has been painted', async () => {
  await import('@/main')
  await vi.advanceTimersByTimeAsync(100)
  expect(started).not.toHaveBeenCalled()
  paint()
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
})

test('a tab in the background, which paints nothing, gets its site all the same, and once', async () => {
  await import('@/main')
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  paint()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(started).toHaveBeenCalledOnce()
})
