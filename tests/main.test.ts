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
  document.head.innerHTML =
    '<template><link rel="modulepreload" href="/assets/start.js"></template>'
})

afterEach(() => {
  started.mockClear()
  vi.doUnmock('@/app/start')
  vi.unstubAllGlobals()
  vi.useRealTimers()
  document.head.innerHTML = ''
})

const asked = () => document.head.querySelector('link[href="/assets/start.js"]')

test('the site is asked for, and started, when the preloader has been painted', async () => {
  await import('@/main')
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).toBeNull()
  expect(started).not.toHaveBeenCalled()
  paint()
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  expect(asked()).not.toBeNull()
})

test('a tab in the background, which paints nothing, gets its site all the same, and once', async () => {
  await import('@/main')
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
  expect(asked()).not.toBeNull()
  paint()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(started).toHaveBeenCalledOnce()
})

test('a page without a list of its files starts too', async () => {
  document.head.innerHTML = ''
  await import('@/main')
  paint()
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
})
