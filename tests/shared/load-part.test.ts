import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { loadPart } from '@/shared/start/loadPart'

/** On a busy machine the default of a second is too little. */
const SOON = { timeout: 10_000 }

/** A loaded file is never requested again, so each test has its own. */
let files = 0

/** The host answers the requests for a file in this order, and then always well. */
function openHost(...bad: (() => Response)[]) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  files += 1
  const answers = [...bad]
  const asked: string[] = []
  server.use(
    http.get('*/assets/*', ({ request }) => {
      asked.push(new URL(request.url).pathname.slice(1))
      return (answers.shift() ?? good)()
    }),
  )
  const load = vi.fn(() => Promise.resolve('the part'))
  return { asked, load, script: `assets/part-${files}.js`, style: `assets/part-${files}.css` }
}
const good = () => new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } })
const cutOff = () => HttpResponse.error()
const gone = () => new HttpResponse('Not found', { status: 404 })
const page = () => HttpResponse.html('<!doctype html>')

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

async function settled(promise: Promise<unknown>): Promise<unknown> {
  const outcome = promise.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_100)
  return outcome
}

test.each([
  ['is cut off', cutOff],
  ['is answered with an error', gone],
  ['is answered with a page', page],
])('a file that %s once is requested again before the import', async (_how, bad) => {
  const { asked, load, script } = openHost(bad)
  const part = loadPart(load, [script])
  await vi.advanceTimersByTimeAsync(500)
  expect(load).not.toHaveBeenCalled()
  expect(await settled(part)).toBe('the part')
  expect(asked).toEqual([script, script])
})

test('a file that fails twice fails the part; the next try requests it again', async () => {
  const { asked, load, script } = openHost(gone, gone)
  expect(await settled(loadPart(load, [script]))).toBeInstanceOf(Error)
  expect(load).not.toHaveBeenCalled()
  expect(await settled(loadPart(load, [script]))).toBe('the part')
  expect(asked).toEqual([script, script, script])
})

test('two parts with the same file request it once', async () => {
  const { asked, load, script } = openHost()
  await Promise.all([settled(loadPart(load, [script])), settled(loadPart(load, [script]))])
  await settled(loadPart(load, [script]))
  expect(load).toHaveBeenCalledTimes(3)
  expect(asked).toEqual([script])
})

test('a file that the document already names is not requested', async () => {
  const { asked, load, script } = openHost()
  document.body.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="/${script}">`)
  expect(await settled(loadPart(load, [script]))).toBe('the part')
  expect(asked).toEqual([])
})

test('a part without its styles is not rendered; the next try adds them again', async () => {
  const { load, style } = openHost()
  const first = settled(loadPart(load, [style]))
  await vi.waitFor(() => expect(links()).toHaveLength(1), SOON)
  links()[0]?.dispatchEvent(new Event('error'))
  expect(await first).toBeInstanceOf(Error)
  expect(links()).toEqual([])
  expect(load).not.toHaveBeenCalled()

  const second = settled(loadPart(load, [style]))
  await vi.waitFor(() => expect(links()).toHaveLength(1), SOON)
  expect(load).not.toHaveBeenCalled()
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('the part')
  await settled(loadPart(load, [style]))
  expect(links()).toHaveLength(1)
})

test('a loaded style file replaces its inlined part in the same place', async () => {
  const { load, style } = openHost()
  document.head.innerHTML = `<style data-part-of="/${style}">p{}</style><style>b{}</style>`
  const part = loadPart(load, [style])
  await vi.advanceTimersByTimeAsync(100)
  const [link] = links()
  expect(link?.nextElementSibling).toHaveAttribute('data-part-of')
  link?.dispatchEvent(new Event('load'))
  expect(await settled(part)).toBe('the part')
  expect(document.querySelector('[data-part-of]')).toBeNull()
  expect(link?.nextElementSibling).toHaveTextContent('b{}')
})
