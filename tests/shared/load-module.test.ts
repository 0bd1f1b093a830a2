import { beforeEach, expect, test, vi } from 'vitest'
import { loadModule, watchStylesheets } from '@/shared/lib/loadModule'

beforeEach(() => {
  vi.useFakeTimers()
  watchStylesheets()
})

const SCRIPT = new TypeError('Failed to fetch dynamically imported module')

async function settled(promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_100)
  return outcome
}

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

/** Like Vite: adds a stylesheet once, waits for it, and then assumes that it has loaded. */
function partWithStyle() {
  let style: Promise<unknown> | undefined
  return vi.fn(async () => {
    style ??= new Promise((resolve, reject) => {
      const link = '<link rel="stylesheet" href="/assets/part.css">'
      document.head.insertAdjacentHTML('beforeend', link)
      links()[0]?.addEventListener('load', resolve)
      links()[0]?.addEventListener('error', () => reject(new Error('Unable to preload CSS')))
    })
    await style.finally(() => (style = Promise.resolve()))
    return 'the part'
  })
}

test('retries a failed module after a second', async () => {
  const load = vi.fn(() => Promise.resolve('the part')).mockRejectedValueOnce(SCRIPT)
  const part = loadModule(load)
  await vi.advanceTimersByTimeAsync(900)
  expect(load).toHaveBeenCalledOnce()
  expect(await settled(part)).toBe('the part')
})

test('a failed stylesheet is requested once more, and every import of the module waits for it', async () => {
  const load = partWithStyle()
  const part = Promise.race([loadModule(load), loadModule(load)])
  links()[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1_100)
  const shown = vi.fn()
  void part.then(shown)
  await vi.advanceTimersByTimeAsync(100)
  expect(shown).not.toHaveBeenCalled()
  expect(links()).toHaveLength(1)
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await settled(part)).toBe('the part')
})

test('a stylesheet that fails twice fails its import, and the next import requests it again', async () => {
  const load = partWithStyle()
  const part = loadModule(load)
  const outcome = part.catch((error: unknown) => error)
  links()[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1_100)
  links()[0]?.dispatchEvent(new Event('error'))
  expect(await outcome).toBeInstanceOf(Error)
  const next = loadModule(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(links()).toHaveLength(1)
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await settled(next)).toBe('the part')
})
