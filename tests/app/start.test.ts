import { renderHook } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { useUnsavedWarning } from '@/app/useUnsavedWarning'
import { registerWorker } from '@/platform/registerWorker'
import { useUpdate } from '@/platform/useUpdate'
import * as reloading from '@/shared/lib/reload'
import { reportUnsaved, resetUnsaved } from '@/shared/storage/unsaved'
import { isDocumentOf } from '@/platform/isDocumentOf'
import { replayTyping } from '@/platform/replayTyping'
import { stubNavigator } from '../stubNavigator'

const DAY_MS = 24 * 60 * 60 * 1000
const END = '2027-03-27'

/** A browser with service workers, some days before the worker's last day. */
async function register(days: number, connection: object = {}) {
  vi.useFakeTimers()
  vi.setSystemTime(Date.parse(END) + days * DAY_MS)
  document.documentElement.dataset.workerEnd = END
  onTestFinished(() => void delete document.documentElement.dataset.workerEnd)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  const register = vi.fn(() => Promise.resolve({}))
  const serviceWorker = Object.assign(new EventTarget(), {
    register,
    startMessages: () => undefined,
  })
  stubNavigator({
    serviceWorker,
    connection: Object.assign(new EventTarget(), connection),
  })
  const done = registerWorker()
  await vi.advanceTimersByTimeAsync(3_000)
  await done
  return { serviceWorker, calls: register.mock.calls }
}

test('the worker is registered until its last day', async () => {
  expect((await register(-3)).calls).toEqual([['/sw.js', { updateViaCache: 'none' }]])
})

test('after the worker’s last day it is no longer registered', async () => {
  expect((await register(1)).calls).toEqual([])
})

test('on a metered connection the worker is registered for signed-in users only', async () => {
  expect((await register(-3, { saveData: true })).calls).toEqual([])
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(people.student)))
  window.dispatchEvent(new StorageEvent('storage'))
  expect((await register(-3, { saveData: true })).calls).toHaveLength(1)
})

const message = (version?: string) => Object.assign(new Event('message'), { data: { version } })

test('a new version loads with the next screen, unless it would lose unsaved input', async () => {
  const reload = vi.spyOn(reloading, 'reloadUnasked').mockResolvedValue(undefined)
  renderHook(useUnsavedWarning)
  reportUnsaved('drafts')
  const { serviceWorker } = await register(-3)
  const { rerender } = renderHook(useUpdate, { initialProps: '/faqs' })
  serviceWorker.dispatchEvent(message('of another build'))
  rerender('/events')
  expect(reload).not.toHaveBeenCalled()
  resetUnsaved()
  rerender('/faqs')
  expect(reload).toHaveBeenCalledOnce()
  serviceWorker.dispatchEvent(message())
})

test('a new version that says so before the worker is registered loads with the next screen, too', async () => {
  const reload = vi.spyOn(reloading, 'reloadUnasked').mockResolvedValue(undefined)
  const registered = register(-3)
  navigator.serviceWorker.dispatchEvent(message('of another build'))
  const { serviceWorker } = await registered
  renderHook(useUpdate, { initialProps: '/faqs' }).rerender('/events')
  expect(reload).toHaveBeenCalledOnce()
  serviceWorker.dispatchEvent(message())
})

test('what was typed, ticked and chosen before hydration reaches React', () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('There is no #root')
  root.innerHTML = `<input name="who"><input name="same" value="as it was"><textarea></textarea>
    <select><option>Bihar</option><option>Odisha</option></select><input type="checkbox">`
  const [nameField, , message, choice, tick] =
    root.querySelectorAll<HTMLInputElement>('input, textarea, select')
  if (!nameField || !message || !choice || !tick) throw new Error('There are too few fields')
  Object.assign(nameField, { value: 'Asha' })
  Object.assign(message, { value: 'Two\nlines' })
  Object.assign(choice, { value: 'Odisha' })
  tick.checked = true
  const reported: string[] = []
  // As React does, from now on.
  for (const type of ['input', 'change', 'click'])
    root.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox')
        return void (type === 'click' && reported.push(`ticked ${target.checked}`))
      if (target instanceof Element && 'value' in target) reported.push(String(target.value))
    })
  replayTyping()
  expect(reported).toEqual(['Asha', 'Two\nlines', 'Odisha', 'ticked true'])
})

test('a document belongs to its own address, in any spelling, and to no other', () => {
  expect(isDocumentOf('/faqs')).toBe(false)
  document.getElementById('root')?.setAttribute('data-path', '/events/subevents/Film%20Fest')
  expect(isDocumentOf('/events/subevents/Film Fest/')).toBe(true)
  expect(isDocumentOf('/faqs')).toBe(false)
  expect(isDocumentOf('/%')).toBe(false)
})

describe('the preloader of the home page', () => {
  /** index.html as it arrives, before any script has run. */
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')

  const script = page.querySelector('script:not([src])')?.textContent ?? ''
  const isPreloading = () => 'preloading' in document.documentElement.dataset
  const preloader = () => document.getElementById('preloader')
  const settle = () => vi.advanceTimersByTimeAsync(0)

  /** The page with its preloader and a picture that has not loaded, before or after the first paint. */
  function openPreloading({ isPainted = true } = {}) {
    vi.useFakeTimers()
    // jsdom does not paint, animate or load images.
    const entry = { name: 'first-paint', entryType: 'paint', startTime: 1, duration: 0 }
    const paints = isPainted ? [{ ...entry, toJSON: () => entry }] : []
    const spies = [
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue(paints),
      vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete'),
    ]
    const arrived = page.getElementById('preloader')
    if (!arrived) throw new Error('index.html has no preloader')
    document.body.append(document.importNode(arrived, true))
    document.documentElement.dataset.preloading = ''
    onTestFinished(() => {
      spies.forEach((spy) => void spy.mockRestore())
      delete document.documentElement.dataset.preloading
    })
    document.body
      .querySelector('#root')
      ?.insertAdjacentHTML(
        'beforeend',
        '<header><img src="/logo.svg"></header><main><img id="picture" src="/picture.svg"><img loading="lazy" src="/below.svg"></main>',
      )
    for (const picture of document.querySelectorAll('#root img'))
      Object.assign(picture, {
        decode: () =>
          new Promise((resolve, reject) => {
            picture.addEventListener('load', resolve)
            picture.addEventListener('error', reject)
          }),
      })
  }

  test.each(['load', 'error'])(
    'the preloader waits for the pictures of the first view (%s), then opens (Spec §2)',
    async (how) => {
      openPreloading()
      runInThisContext(script)
      await settle()
      expect(isPreloading()).toBe(true)
      document.getElementById('picture')?.dispatchEvent(new Event(how))
      await settle()
      expect(isPreloading()).toBe(false)
      expect(preloader()).toHaveAttribute('data-leaving')
      await vi.advanceTimersByTimeAsync(500)
      expect(preloader()).toBeNull()
    },
  )

  test('shows no preloader if the pictures load before the first paint', async () => {
    openPreloading({ isPainted: false })
    runInThisContext(script)
    await settle()
    expect(preloader()).toBeInTheDocument()
    document.getElementById('picture')?.dispatchEvent(new Event('load'))
    await settle()
    expect(preloader()).toBeNull()
    expect(isPreloading()).toBe(false)
  })
})
