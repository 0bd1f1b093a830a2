import { beforeEach, expect, test, vi } from 'vitest'
import { takeConsoleMessages } from './consoleMessages'

const START = '@/app/start'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})

/** Where the site begins to load its scripts. */
function watchStart(load: () => object | Promise<object> = () => ({})) {
  const started = vi.fn(load)
  vi.doMock(START, started)
  return { started, untilStarted: () => soon(() => expect(started).toHaveBeenCalled()) }
}

/** Files are really imported, which takes long on a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 30_000 })

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

test('the site is fetched once the pictures of the first view are painted', async () => {
  const { started, untilStarted } = watchStart()
  const picture = openDocument()
  await import('@/main')
  await vi.advanceTimersByTimeAsync(500)
  expect(asked()).toBeNull()
  expect(started).not.toHaveBeenCalled()
  picture.dispatchEvent(new Event('load'))
  await untilStarted()
  expect(asked()).toHaveAttribute('href', '/assets/site.js')
})

test('a picture that does not come delays the site by two seconds', async () => {
  const { started, untilStarted } = watchStart()
  openDocument()
  await import('@/main')
  await vi.advanceTimersByTimeAsync(1_900)
  expect(asked()).toBeNull()
  expect(started).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(asked()).not.toBeNull()
  await untilStarted()
})

test('after a press the site no longer waits for pictures', async () => {
  const { started, untilStarted } = watchStart()
  openDocument()
  await import('@/main')
  await vi.advanceTimersByTimeAsync(500)
  expect(started).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(100)
  expect(asked()).not.toBeNull()
  await untilStarted()
})

test('nothing begins before the whole document is there', async () => {
  const { started, untilStarted } = watchStart()
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
  await untilStarted()
})

test('where the scripts do not load and the server cannot be reached, the page says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  watchStart(() => Promise.reject(new Error('no network')))
  openDocument().dispatchEvent(new Event('error'))
  await import('@/main')
  await vi.advanceTimersByTimeAsync(2_200)
  const notice = document.getElementById('not-started')
  await soon(() => expect(notice).toHaveAttribute('data-shown'))
  expect(takeConsoleMessages().join()).toContain('The site did not start')
})

test('a tab in the background, which paints nothing, gets its site all the same, and once', async () => {
  const { started, untilStarted } = watchStart()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const picture = openDocument()
  await import('@/main')
  picture.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(2_000)
  await untilStarted()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(started).toHaveBeenCalledOnce()
})

test('a request that was never sent, because axios does not load, cannot have arrived', async () => {
  vi.doMock('@/api/axios', () => new Promise(() => undefined))
  const { requestOtp } = await import('@/api/signIn')
  const error = requestOtp({ email: 'student@festival.test' }).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await error).toMatchObject({ kind: 'offline', timedOut: false })
})
