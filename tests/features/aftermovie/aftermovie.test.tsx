import { act, fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showFilm } from '@mocks/frames/film'
import { server } from '@mocks/node'
import { settings } from '@mocks/thirdParties/settings'
import { aftermovie } from '@/content/aftermovie'
import { renderApp } from '../../renderApp'

const { videoId, player } = aftermovie
beforeEach(showFilm)
afterEach(() => void Object.assign(aftermovie, { videoId, player }))

const poster = () => screen.findByRole('button', { name: 'Play the film' })

test('nothing of the video is loaded before somebody asks for it', async () => {
  const { user } = renderApp('/aftermovie')
  expect(await screen.findByRole('heading', { name: 'After Movie', level: 1 })).toBeInTheDocument()
  expect(screen.queryByTitle('After Movie')).not.toBeInTheDocument()
  await user.click(await poster())
  const frame = await screen.findByTitle('After Movie')
  expect(frame).toHaveAttribute('src', '/stand-in/film.html?autoplay=1&rel=0')
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-presentation allow-popups allow-popups-to-escape-sandbox',
  )
  expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
})

test('the audience is told that the show will start soon, until it does', async () => {
  const { user } = renderApp('/aftermovie')
  await user.click(await poster())
  expect(screen.getByText('The show will start soon...')).toBeInTheDocument()
  const frame = screen.getByTitle('After Movie')
  fireEvent.load(frame)
  await vi.waitFor(() => expect(frame).toHaveAttribute('data-shown', 'true'))
  expect(screen.queryByText('The show will start soon...')).not.toBeInTheDocument()
})

test('the real film comes from the host that sets no cookies', async () => {
  Object.assign(aftermovie, { videoId: 'a b', player })
  server.use(http.head(`${player}a%20b`, () => new HttpResponse()))
  const { user } = renderApp('/aftermovie')
  await user.click(await poster())
  const frame = await screen.findByTitle('After Movie')
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/a%20b?autoplay=1&rel=0',
  )
  expect(frame.getAttribute('sandbox')).toContain('allow-same-origin')
})

test('a film that cannot be reached says so, can be tried again, and has a plain link', async () => {
  settings.change({ framesBlocked: true })
  const { user } = renderApp('/aftermovie')
  await user.click(await poster())
  expect(await screen.findByText('The film did not load')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'The festival on YouTube, opens in a new tab' })
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/c/SpringFestForever')
  settings.change({ framesBlocked: false })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByTitle('After Movie')).toBeInTheDocument()
})

test('a film that is late is spoken of', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/aftermovie')
  await user.click(await poster())
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText('It takes longer than usual.')).toBeInTheDocument()
})

test('while there is no film, the show is still to come, and the channel is a link away', async () => {
  Object.assign(aftermovie, { videoId: '' })
  renderApp('/aftermovie')
  expect(await screen.findByText('The show will start soon...')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
  expect(
    screen.getByRole('link', { name: 'The festival on YouTube, opens in a new tab' }),
  ).toBeInTheDocument()
})
