import { act, render, screen as page } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { fetchScreenAt } from '@/app/screens'
import { fetchScreen, lazyScreen } from '@/app/lazyScreen'
// What is fetched over a network comes at once here.
import '@/features/faqs/FaqsScreen'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'

// A screen that does not load is reloaded only if the server responds.
beforeEach(() => server.use(http.head('*', () => HttpResponse.error())))

const Poster = ({ name }: { name: string }) => <h1>{name}</h1>

/** What stands in the place of a screen that breaks, as in the site's own frame. */
class Net extends Component<{ children: ReactNode; words: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.words : this.props.children
  }
}

function show(Screen: typeof Poster, words?: ReactNode) {
  return render(
    <Net words={words}>
      <Suspense fallback={<p>Loading</p>}>
        <Screen name="The king" />
      </Suspense>
    </Net>,
  )
}

test('a screen that has been fetched is drawn at once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Poster }))
  const Screen = lazyScreen(load)
  await fetchScreen(Screen)
  show(Screen)
  expect(page.getByRole('heading')).toHaveTextContent('The king')
  expect(load).toHaveBeenCalledOnce()
})

test('one that has not is fetched when it is shown', async () => {
  const Screen = lazyScreen(() => Promise.resolve({ default: Poster }))
  show(Screen)
  expect(page.getByText('Loading')).toBeInTheDocument()
  expect(await page.findByRole('heading')).toHaveTextContent('The king')
})

test('one that could not be fetched is asked for again when it is shown', async () => {
  const load = vi
    .fn(() => Promise.resolve({ default: Poster }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Screen = lazyScreen(load)
  await expect(fetchScreen(Screen)).rejects.toThrow('Failed to fetch')
  show(Screen)
  expect(await page.findByRole('heading')).toHaveTextContent('The king')
})

test('after a failure has been shown, whoever comes back asks anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = vi
    .fn(() => Promise.resolve({ default: Poster }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Screen = lazyScreen(load)
  const { unmount } = show(Screen, <p>Failed</p>)
  expect(await page.findByText('Failed')).toBeInTheDocument()
  unmount()
  takeConsoleMessages()
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  show(Screen)
  expect(await page.findByRole('heading')).toHaveTextContent('The king')
  expect(load).toHaveBeenCalledTimes(2)
})

test('one that never comes has failed after 15 seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const Screen = lazyScreen(() => new Promise<{ default: typeof Poster }>(() => {}))
  const outcome = fetchScreen(Screen).then(
    () => 'came',
    () => 'failed',
  )
  await vi.advanceTimersByTimeAsync(14_900)
  expect(await Promise.race([outcome, Promise.resolve('waits')])).toBe('waits')
  await vi.advanceTimersByTimeAsync(200)
  expect(await outcome).toBe('failed')
})

test('the screen at the address that was opened is there with the first drawing of the site', async () => {
  await fetchScreenAt('/faqs')
  renderApp('/faqs')
  expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
})

test('an address that leads elsewhere has nothing to fetch', async () => {
  await expect(fetchScreenAt('/nowhere')).resolves.toBeUndefined()
})

test('what a link leads to is fetched when a finger comes to it, so that its screen appears at once', async () => {
  const { user } = renderApp('/schedule')
  const [link] = await page.findAllByRole('link', { name: /^FAQ/ })
  if (!link) throw new Error('No link leads to the FAQs')
  await user.hover(link)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  await user.click(link)
  expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
})
