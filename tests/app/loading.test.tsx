import { act, fireEvent, render, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Component, type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { lazyScreen } from '@/platform/lazyScreen'
import * as screens from '@/app/screens'
import { fetchScreenAt } from '@/app/screens'
import { useFetchAhead } from '@/app/useFetchAhead'
import '@/features/about/FaqsScreen'
import { takeConsoleMessages } from '../consoleMessages'
import { renderApp } from '../renderApp'
import { stubNavigator } from '../stubNavigator'

// A screen that does not load is reloaded only if the server responds.
beforeEach(() => server.use(http.head('*', () => HttpResponse.error())))

const Poster = ({ name }: { name: string }) => <h1>{name}</h1>

/** What stands in the place of a screen that breaks, as in the site's own frame. */
class Net extends Component<{ children: ReactNode; message: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.message : this.props.children
  }
}

function show(Screen: typeof Poster, message?: ReactNode, path = window.location.pathname) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Net message={message}>
        <Suspense fallback={<p>Loading</p>}>
          <Screen name="The king" />
        </Suspense>
      </Net>
    </MemoryRouter>,
  )
}

test('a fetched screen is rendered at once', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Poster }))
  const Screen = lazyScreen(load)
  await Screen.fetch()
  show(Screen)
  expect(screen.getByRole('heading')).toHaveTextContent('The king')
  expect(load).toHaveBeenCalledOnce()
})

test('a screen that is not fetched yet is fetched when it is shown', async () => {
  const Screen = lazyScreen(() => Promise.resolve({ default: Poster }))
  show(Screen)
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await screen.findByRole('heading')).toHaveTextContent('The king')
})

/** Each round asks twice, with a second between. */
const failingOnce = () =>
  vi
    .fn(() => Promise.resolve({ default: Poster }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
const aSecond = () => act(() => vi.advanceTimersByTimeAsync(1_100))

test('a screen that failed to load is requested again when it is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const Screen = lazyScreen(failingOnce())
  const outcome = Screen.fetch().catch(String)
  await aSecond()
  expect(await outcome).toContain('Failed to fetch')
  show(Screen)
  expect(await screen.findByRole('heading')).toHaveTextContent('The king')
})

test('after a failure is shown, coming back requests the screen again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = failingOnce()
  const Screen = lazyScreen(load)
  const { unmount } = show(Screen, <p>Failed</p>)
  await aSecond()
  expect(await screen.findByText('Failed')).toBeInTheDocument()
  unmount()
  takeConsoleMessages()
  await aSecond()
  show(Screen)
  expect(await screen.findByRole('heading')).toHaveTextContent('The king')
  expect(load).toHaveBeenCalledTimes(3)
})

// What was typed there would be lost.
test.each([
  ['that was left before React asked for it does not reload the next page', '/left', 0],
  ['asks whether the server responds before a reload', window.location.pathname, 1],
])('a screen that does not load and %s', async (_, path, requests) => {
  const head = vi.fn(() => HttpResponse.error())
  server.use(http.head('*', head))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(lazyScreen(failingOnce()), <p>Failed</p>, path)
  await aSecond()
  expect(await screen.findByText('Failed')).toBeInTheDocument()
  takeConsoleMessages()
  expect(head).toHaveBeenCalledTimes(requests)
})

test('the screen at the opened address is part of the first render', async () => {
  await fetchScreenAt('/faqs')
  renderApp('/faqs')
  expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
})

test('an address that redirects fetches nothing', async () => {
  await expect(fetchScreenAt('/nowhere')).resolves.toBeUndefined()
})

test('pointing at a link fetches its screen, so that it appears at once', async () => {
  const { user } = renderApp('/schedule')
  const [link] = await screen.findAllByRole('link', { name: /^FAQ/ })
  if (!link) throw new Error('No link leads to the FAQs')
  await user.hover(link)
  await act(() => new Promise((done) => setTimeout(done, 50)))
  await user.click(link)
  expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument()
})

const connect = (facts: object) =>
  stubNavigator({ connection: Object.assign(new EventTarget(), facts) })

function Page() {
  useFetchAhead()
  return <a href="/faqs">FAQs</a>
}

function pointAtLink() {
  const fetched = vi.spyOn(screens, 'fetchScreenAt').mockResolvedValue(undefined)
  render(<Page />)
  fireEvent.pointerOver(screen.getByRole('link'))
  return fetched
}

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: 'slow-2g' }])(
  'no screen is fetched ahead on an expensive or very slow connection: %o',
  (facts) => {
    connect(facts)
    expect(pointAtLink()).not.toHaveBeenCalled()
  },
)

test('screens are fetched ahead on 3g', () => {
  connect({ saveData: false, effectiveType: '3g' })
  expect(pointAtLink()).toHaveBeenCalled()
})
