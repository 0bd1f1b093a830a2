import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { renderApp } from '../../renderApp'
import { stubIntersectionObserver } from '../../intersectionObserver'

const MAP = 'https://www.openstreetmap.org/export/embed.html'
const frame = () => screen.findByTitle('Map: Main Gate, IIT Kharagpur')
const mapRegion = () => screen.findByRole('region', { name: 'Map of the campus' })

afterEach(() => vi.unstubAllGlobals())

/** The other site, which answers or does not; the result counts how often it was asked. */
function mapSite(answer: () => Response) {
  const asked = vi.fn(answer)
  server.use(http.head(MAP, asked))
  return asked
}

test('the map loads only when it is seen', async () => {
  const asked = mapSite(() => new HttpResponse())
  const views = stubIntersectionObserver()
  renderApp('/accommodation-map')
  const status = within(await mapRegion()).getByRole('status')
  expect(status).toHaveTextContent('Loading')
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByTitle(/^Map:/)).not.toBeInTheDocument()
  views.show(status, 0.6)
  expect(await frame()).toHaveAttribute('src', expect.stringContaining(MAP))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the map has no more permissions than it needs, and the skeleton goes when it has loaded', async () => {
  mapSite(() => new HttpResponse())
  renderApp('/accommodation-map')
  const map = await frame()
  expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups')
  expect(within(await mapRegion()).getByRole('status')).toBeInTheDocument()
  fireEvent.load(map)
  expect(within(await mapRegion()).queryByRole('status')).not.toBeInTheDocument()
})

test('a map that cannot be reached says so, and comes on request', async () => {
  mapSite(() => HttpResponse.error())
  const { user } = renderApp('/accommodation-map')
  expect(await screen.findByText('The map did not load')).toBeInTheDocument()
  expect(screen.queryByTitle(/^Map:/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open in Map, opens in a new tab' })).toBeInTheDocument()
  mapSite(() => new HttpResponse())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await frame()).toBeInTheDocument()
})

test('a map that never finishes loading says so after 15 s, and is asked for again on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = mapSite(() => new HttpResponse())
  const { user } = renderApp('/accommodation-map')
  const late = await frame()
  // So that only the map is late.
  await screen.findByRole('toolbar', { name: 'Places on the plan' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await screen.findByText('The map did not load')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText('The map did not load')).not.toBeInTheDocument()
  expect(await frame()).not.toBe(late)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a map that has loaded stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mapSite(() => new HttpResponse())
  renderApp('/accommodation-map')
  fireEvent.load(await frame())
  // So long at once is longer than the event list may take.
  await waitFor(() => expect(localStorage.getItem('events')).not.toBeNull())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(screen.queryByText('The map did not load')).not.toBeInTheDocument()
  expect(await frame()).toBeInTheDocument()
})

test('a plain link leads to the gate, in a tab that learns nothing of this one', async () => {
  mapSite(() => new HttpResponse())
  renderApp('/accommodation-map')
  const link = await screen.findByRole('link', { name: 'Open in Map, opens in a new tab' })
  expect(link).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=22.323834,87.310796',
  )
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await waitFor(async () => expect(await frame()).toBeInTheDocument())
})
