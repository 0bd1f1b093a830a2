import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'

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
      '<header><img src="/logo.svg"></header><main><img id="mask" src="/mask.svg"><img loading="lazy" src="/below.svg"></main>',
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
    document.getElementById('mask')?.dispatchEvent(new Event(how))
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
  document.getElementById('mask')?.dispatchEvent(new Event('load'))
  await settle()
  expect(preloader()).toBeNull()
  expect(isPreloading()).toBe(false)
})
