import { beforeEach, expect, test, vi } from 'vitest'
import { loadPart, watchStyles } from '@/shared/lib/loadPart'

beforeEach(() => {
  vi.useFakeTimers()
  watchStyles()
})

const SCRIPT = new TypeError('Failed to fetch dynamically imported module')

async function settled(promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_100)
  return outcome
}

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

/** As Vite does: it adds a style file once, and then believes that it is there. */
function partWithStyle() {
  let isAsked = false
  return vi.fn(async () => {
    if (isAsked) return 'the part'
    isAsked = true
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/part.css">')
    const [link] = links()
    await new Promise((resolve, reject) => {
      link?.addEventListener('load', resolve)
      link?.addEventListener('error', () => reject(new Error('Unable to preload CSS')))
    })
    return 'the part'
  })
}

test('a part that fails once is tried again after a second', async () => {
  const load = vi.fn(() => Promise.resolve('the part')).mockRejectedValueOnce(SCRIPT)
  const part = loadPart(load)
  await vi.advanceTimersByTimeAsync(900)
  expect(load).toHaveBeenCalledOnce()
  expect(await settled(part)).toBe('the part')
})

test('a style that fails once is asked for again, and the part waits for it', async () => {
  const part = loadPart(partWithStyle())
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

test('a style that fails twice fails the part, and the next part asks for it once more', async () => {
  const load = partWithStyle()
  const part = loadPart(load)
  const outcome = part.catch((error: unknown) => error)
  links()[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1_100)
  links()[0]?.dispatchEvent(new Event('error'))
  expect(await outcome).toBeInstanceOf(Error)
  const next = loadPart(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(links()).toHaveLength(1)
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await settled(next)).toBe('the part')
})
