import { act, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { type ReactNode, startTransition, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { ScreenFailed } from '@/app/failures'
import { lazyWithRetry } from '@/shared/lib/lazyWithRetry'
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary'
import { loadModule, watchStylesheets } from '@/shared/lib/loadModule'
import { takeConsoleMessages } from '../consoleMessages'

// A screen that does not load is reloaded only if the server responds.
beforeEach(() => server.use(http.head('*', () => HttpResponse.error())))

const Poster = ({ name }: { name: string }) => <h1>{name}</h1>
const FAILED = 'This screen did not open'

/** Shows the screen as the site does: in its error boundary, after a navigation, which is a transition. */
async function show(Screen: typeof Poster | ReturnType<typeof lazyWithRetry<{ name: string }>>) {
  const frame = (content: ReactNode) => (
    <MemoryRouter>
      <Suspense fallback={<p>Placeholder</p>}>
        <ErrorBoundary
          key={String(content === null)}
          fallback={(error) => <ScreenFailed error={error} />}
        >
          {content}
        </ErrorBoundary>
      </Suspense>
    </MemoryRouter>
  )
  const view = render(frame(null))
  await act(() => {
    startTransition(() => view.rerender(frame(<Screen name="The screen" />)))
    return Promise.resolve()
  })
  return { ...view, leave: () => view.rerender(frame(null)) }
}

/** Each attempt sends two requests, a second apart. */
const failingOnce = () =>
  vi
    .fn(() => Promise.resolve({ default: Poster }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))

const aSecond = () => act(() => vi.advanceTimersByTimeAsync(1_100))

function countChecks() {
  const head = vi.fn(() => HttpResponse.error())
  server.use(http.head('*', head))
  return head
}

test('a screen that fails to load checks the server before a reload, and again on the next visit', async () => {
  const head = countChecks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const Screen = lazyWithRetry(failingOnce())
  const { unmount } = await show(Screen)
  await aSecond()
  expect(await screen.findByRole('heading', { level: 1, name: FAILED })).toBeInTheDocument()
  expect(head).toHaveBeenCalledTimes(1)
  unmount()
  await show(Screen)
  expect(await screen.findByRole('heading', { level: 1, name: FAILED })).toBeInTheDocument()
  expect(head).toHaveBeenCalledTimes(2)
  takeConsoleMessages()
})

// What was typed there would be lost.
test('a screen that is left before it fails to load does not reload the next page', async () => {
  const head = countChecks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = failingOnce()
  const { leave } = await show(lazyWithRetry(load))
  leave()
  await aSecond()
  await aSecond()
  expect(load).toHaveBeenCalledTimes(2)
  expect(head).not.toHaveBeenCalled()
  expect(screen.queryByRole('heading', { level: 1, name: FAILED })).not.toBeInTheDocument()
})

test('Reload the page is busy until the server responds, and then says what to do', async () => {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  server.use(http.head('*', () => refused.then(() => HttpResponse.error())))
  const Broken = () => {
    throw new Error('A slip')
  }
  await show(Broken)
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeInTheDocument()
  refuse()
  expect(await screen.findByText('Check your connection and try again.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument()
  takeConsoleMessages()
})

describe('a module and its styles', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    watchStylesheets()
  })

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

  test('a failed stylesheet is requested once more, and every import of the module waits for it', async () => {
    const load = partWithStyle()
    const part = Promise.race([loadModule(load), loadModule(load)])
    links()[0]?.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(900)
    expect(load, 'not before a second has passed').toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(200)
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
})
