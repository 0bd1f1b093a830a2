import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstPictures } from '@/shared/start/firstPictures'
import { dismissPreloader } from '@/shared/start/preloader'

/** index.html as it arrives, before any script has run. */
const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')

beforeEach(() => {
  vi.useFakeTimers()
  paintedAlready(true)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  const preloader = page.getElementById('preloader')
  if (!preloader) throw new Error('index.html has no preloader')
  document.body.append(document.importNode(preloader, true))
  document.documentElement.dataset.preloading = ''
  const root = document.getElementById('root')
  if (root)
    root.innerHTML =
      '<header><img src="/logo.svg"></header><main><img id="mask" src="/mask.svg"><img loading="lazy" src="/below.svg"></main>'
  for (const picture of document.querySelectorAll('#root img')) {
    // jsdom draws nothing and loads nothing.
    Object.defineProperty(picture, 'offsetParent', { value: document.body })
    Object.defineProperty(picture, 'complete', { value: false })
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.preloading
})

/** jsdom paints nothing. */
function paintedAlready(isPainted: boolean) {
  const entry = { name: 'first-paint', entryType: 'paint', startTime: 1, duration: 0 }
  const paints = isPainted ? [{ ...entry, toJSON: () => entry }] : []
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(paints)
}

/** As the entry does. */
const dismissWithPictures = () => firstPictures().then(dismissPreloader)

const isPreloading = () => 'preloading' in document.documentElement.dataset
const preloader = () => document.getElementById('preloader')
const settle = () => vi.advanceTimersByTimeAsync(0)

test('the page says that it is loading before any script has run, with nothing that its policy forbids', () => {
  expect(page.documentElement.dataset.preloading).toBe('')
  expect(page.querySelector('#preloader [role="status"]')?.textContent).toBe('Loading')
  expect(page.querySelectorAll('[style], style, script:not([src])')).toHaveLength(0)
})

test.each(['load', 'error'])(
  'the preloader stays until the pictures of the first view are settled (%s), then parts and is gone',
  async (how) => {
    void dismissWithPictures()
    await settle()
    expect(isPreloading()).toBe(true)
    document.getElementById('mask')?.dispatchEvent(new Event(how))
    await settle()
    expect(isPreloading()).toBe(false)
    expect(preloader()).toHaveAttribute('data-leaving')
    await vi.advanceTimersByTimeAsync(500)
    expect(preloader()).toBeNull()
  },
)

test('where the pictures are there before anything was painted, nobody sees a preloader', async () => {
  paintedAlready(false)
  void dismissWithPictures()
  await settle()
  expect(preloader()).toBeInTheDocument()
  document.getElementById('mask')?.dispatchEvent(new Event('load'))
  await settle()
  expect(preloader()).toBeNull()
  expect(isPreloading()).toBe(false)
})

test('a picture that never comes keeps people waiting for four seconds at most', async () => {
  void dismissWithPictures()
  await vi.advanceTimersByTimeAsync(3_900)
  expect(isPreloading()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(isPreloading()).toBe(false)
})

test('where there is no preloader nothing happens', async () => {
  preloader()?.remove()
  delete document.documentElement.dataset.preloading
  const isDone = vi.fn()
  void dismissWithPictures().then(isDone)
  await vi.advanceTimersByTimeAsync(4_100)
  expect(isDone).toHaveBeenCalledOnce()
  expect(preloader()).toBeNull()
})
