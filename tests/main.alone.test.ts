import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const started = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.doMock('@/app/start', () => {
    started()
    return {}
  })
})

afterEach(() => {
  started.mockClear()
  document.body.innerHTML = ''
  vi.doUnmock('@/app/start')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A document of the build, with a picture that is on its way. */
function openDocument() {
  document.body.innerHTML = `
    <div id="root" data-path="/"><main><img src="/mask.svg"></main></div>
    <p id="not-started"></p>
    <template><link rel="modulepreload" href="/assets/site.js"></template>`
  const picture = document.querySelector('img')
  if (!picture) throw new Error('The document has no picture')
  // What jsdom leaves out of a picture.
  Object.defineProperty(picture, 'complete', { value: false })
  Object.defineProperty(picture, 'decode', { value: () => new Promise(() => {}) })
  Object.defineProperty(picture, 'offsetParent', { value: document.body })
  return picture
}

const asked = () => document.querySelector('link[rel="modulepreload"]')

/** Files are really imported, which takes long on a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

test('the site is fetched once the pictures of the first view have been painted', async () => {
  const picture = openDocument()
  await import('@/main')
  await vi.advanceTimersByTimeAsync(500)
  expect(asked()).toBeNull()
  expect(started).not.toHaveBeenCalled()
  picture.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(100)
  await soon(() => expect(started).toHaveBeenCalledOnce())
  expect(asked()).toHaveAttribute('href', '/assets/site.js')
})

test('a picture that does not come holds the site up for two seconds', async () => {
  openDocument()
  await import('@/main')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(started).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  await soon(() => expect(started).toHaveBeenCalledOnce())
})

test('who presses something does not wait for pictures any longer', async () => {
  openDocument()
  await import('@/main')
  await vi.advanceTimersByTimeAsync(500)
  expect(started).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(100)
  await soon(() => expect(started).toHaveBeenCalledOnce())
})

test('nothing begins before the whole document is here', async () => {
  document.body.innerHTML = ''
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await import('@/main')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(started).not.toHaveBeenCalled()
  const picture = openDocument()
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await vi.advanceTimersByTimeAsync(500)
  expect(started).not.toHaveBeenCalled()
  picture.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(100)
  await soon(() => expect(started).toHaveBeenCalledOnce())
})

test('where the scripts do not come and the server cannot be reached, the page says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.doMock('@/app/start', () => Promise.reject(new Error('no network')))
  vi.spyOn(console, 'error').mockReturnValue()
  openDocument().dispatchEvent(new Event('error'))
  await import('@/main')
  await vi.advanceTimersByTimeAsync(2_200)
  const notice = document.getElementById('not-started')
  await soon(() => expect(notice).toHaveAttribute('data-told'))
})

test('a tab in the background, which paints nothing, gets its site all the same, and once', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const picture = openDocument()
  await import('@/main')
  picture.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(2_000)
  await soon(() => expect(started).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(started).toHaveBeenCalledOnce()
})
