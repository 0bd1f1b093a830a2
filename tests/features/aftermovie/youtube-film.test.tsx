import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@mocks/node'
import { aftermovie } from '@/content/aftermovie'
import { renderApp } from '../../renderApp'

const ADDRESS = 'https://www.youtube-nocookie.com/embed/a%20b'

const { videoId } = aftermovie
beforeEach(() => {
  aftermovie.videoId = 'a b'
  server.use(http.head(ADDRESS, () => new HttpResponse()))
})
afterEach(() => {
  aftermovie.videoId = videoId
})

async function pressPlay() {
  const { user } = renderApp('/aftermovie')
  await user.click(await screen.findByRole('button', { name: 'Play the film' }))
  return user
}

test('a YouTube id replaces the film of the site, and nothing of YouTube is loaded before somebody asks', async () => {
  renderApp('/aftermovie')
  expect(await screen.findByRole('button', { name: 'Play the film' })).toBeInTheDocument()
  expect(screen.queryByTitle('After Movie')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Unmask the Magic')).not.toBeInTheDocument()
  expect(screen.queryByText('The film in words')).not.toBeInTheDocument()
})

test('it comes from the host that sets no cookies, in a frame with the least permissions', async () => {
  await pressPlay()
  const frame = await screen.findByTitle('After Movie')
  expect(frame).toHaveAttribute('src', `${ADDRESS}?autoplay=1&rel=0`)
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  )
  expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
})

test('the audience is told that the show will start soon, until it does', async () => {
  await pressPlay()
  expect(screen.getByText('The show will start soon...')).toBeInTheDocument()
  const frame = screen.getByTitle('After Movie')
  fireEvent.load(frame)
  await vi.waitFor(() => expect(frame).toHaveAttribute('data-shown', 'true'))
  expect(screen.queryByText('The show will start soon...')).not.toBeInTheDocument()
})

test('a film that cannot be reached says so, can be tried again, and has a plain link', async () => {
  server.use(http.head(ADDRESS, () => HttpResponse.error()))
  const user = await pressPlay()
  expect(await screen.findByText('The film did not load')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'The festival on YouTube, opens in a new tab' })
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/c/SpringFestForever')
  server.use(http.head(ADDRESS, () => new HttpResponse()))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTitle('After Movie')).toBeInTheDocument()
})

test('a film that is late is spoken of, and can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = await pressPlay()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText('This is taking longer than usual.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument()
})
