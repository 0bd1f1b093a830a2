import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { loadPart } from '@/shared/start/loadPart'

const load = vi.fn(() => Promise.resolve('the part'))
let asked: string[] = []
let files = 0
/** Each test has files of its own, because a loaded file is never requested again. */
let script: string
let style: string

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  files += 1
  script = `assets/part-${files}.js`
  style = `assets/part-${files}.css`
  asked = []
  load.mockClear()
})
afterEach(() => {
  for (const link of document.querySelectorAll('link')) link.remove()
})

/** The host answers the requests for a file in this order, and then always well. */
function answer(...bad: (() => Response)[]) {
  const answers = [...bad]
  server.use(
    http.get('*/assets/*', ({ request }) => {
      asked.push(new URL(request.url).pathname.slice(1))
      return (answers.shift() ?? good)()
    }),
  )
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
])('a file that %s once is requested again before the module is imported', async (_how, bad) => {
  answer(bad)
  const part = loadPart(load, [script])
  await vi.advanceTimersByTimeAsync(500)
  expect(load).not.toHaveBeenCalled()
  expect(await settled(part)).toBe('the part')
  expect(asked).toEqual([script, script])
})

test('a file that does not come fails the part; the next try requests it again', async () => {
  answer(gone, gone)
  expect(await settled(loadPart(load, [script]))).toBeInstanceOf(Error)
  expect(load).not.toHaveBeenCalled()
  expect(await settled(loadPart(load, [script]))).toBe('the part')
  expect(asked).toEqual([script, script, script])
})

test('two parts with the same file request it once', async () => {
  answer()
  await Promise.all([settled(loadPart(load, [script])), settled(loadPart(load, [script]))])
  await settled(loadPart(load, [script]))
  expect(load).toHaveBeenCalledTimes(3)
  expect(asked).toEqual([script])
})

test('a file that the document began with is not requested', async () => {
  answer()
  document.body.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="/${script}">`)
  expect(await settled(loadPart(load, [script]))).toBe('the part')
  expect(asked).toEqual([])
})

test('a part without its styles is not drawn; the next try adds them again', async () => {
  answer()
  const first = settled(loadPart(load, [style]))
  await vi.waitFor(() => expect(links()).toHaveLength(1))
  links()[0]?.dispatchEvent(new Event('error'))
  expect(await first).toBeInstanceOf(Error)
  expect(links()).toEqual([])
  expect(load).not.toHaveBeenCalled()

  const second = settled(loadPart(load, [style]))
  await vi.waitFor(() => expect(links()).toHaveLength(1))
  expect(load).not.toHaveBeenCalled()
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await second).toBe('the part')
  await settled(loadPart(load, [style]))
  expect(links()).toHaveLength(1)
})

test('the whole of a style file takes the place of the part that the document holds', async () => {
  answer()
  document.head.innerHTML = `<style data-part-of="/${style}">p{}</style><style>b{}</style>`
  const part = loadPart(load, [style])
  await vi.advanceTimersByTimeAsync(100)
  const [link] = links()
  expect(link?.nextElementSibling).toHaveAttribute('data-part-of')
  link?.dispatchEvent(new Event('load'))
  expect(await settled(part)).toBe('the part')
  expect(document.querySelector('[data-part-of]')).toBeNull()
  expect(link?.nextElementSibling).toHaveTextContent('b{}')
  document.head.innerHTML = ''
})
