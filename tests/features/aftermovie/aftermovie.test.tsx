import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderApp } from '../../renderApp'

/** jsdom plays nothing: the tests say what becomes of a film that was told to play. */
let play: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

const SOON = 'The show will start soon...'
const poster = () => screen.findByRole('button', { name: 'Play the film' })
const film = () => screen.getByLabelText<HTMLVideoElement>('Unmask the Magic')

/** The files of the film. Only the browser meets them, so they have no role to be found by. */
// eslint-disable-next-line testing-library/no-node-access -- see above
const files = (tag: 'source' | 'track') => [...film().querySelectorAll<HTMLElement>(tag)]

async function pressPlay() {
  const { user } = renderApp('/aftermovie')
  await user.click(await poster())
  return user
}

test('the film waits with its controls and its poster, and nothing of it is fetched before somebody asks', async () => {
  renderApp('/aftermovie')
  expect(await screen.findByRole('heading', { name: 'After Movie', level: 1 })).toBeInTheDocument()
  expect(film()).toHaveAttribute('controls')
  expect(film()).toHaveAttribute('preload', 'none')
  expect(film()).toHaveAttribute('playsinline')
  expect(film()).toHaveAttribute('poster', '/film/poster.webp')
  expect(film()).not.toHaveAttribute('autoplay')
  const sources = files('source')
  expect(sources.map((each) => [each.getAttribute('src'), each.getAttribute('type')])).toEqual([
    ['/film/unmask.webm', 'video/webm; codecs="av01.0.05M.08, opus"'],
    ['/film/unmask.mp4', 'video/mp4; codecs="avc1.640028, mp4a.40.2"'],
  ])
  await poster()
  expect(screen.getByRole('img', { name: /king’s mask parts in the middle/ })).toBeInTheDocument()
  expect(play).not.toHaveBeenCalled()
})

test('people who cannot hear find English captions, and people who cannot see the whole film in words', async () => {
  const { user } = renderApp('/aftermovie')
  await poster()
  const [track = null] = files('track')
  expect(track).toHaveAttribute('kind', 'captions')
  expect(track).toHaveAttribute('src', '/film/unmask.vtt')
  expect(track).toHaveAttribute('srclang', 'en')
  expect(track).toHaveAttribute('label', 'English')
  const words = screen.getByRole('group')
  await user.click(within(words).getByText('The film in words'))
  expect(words).toHaveAttribute('open')
  const scenes = within(words).getAllByRole('listitem')
  expect(scenes).toHaveLength(10)
  expect(scenes[3]).toHaveTextContent('0:08Three drummers. Raised hands, confetti.')
})

test('the audience is told that the show will start soon, until it does; the focus stays on the stage', async () => {
  await pressPlay()
  expect(play).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent(SOON)
  expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(film()).toHaveAttribute('inert')
  fireEvent.playing(film())
  expect(screen.queryByText(SOON)).not.toBeInTheDocument()
  expect(film()).not.toHaveAttribute('inert')
})

test('a browser that cannot have the first file goes on to the second; then the film has failed, and can be tried again', async () => {
  const user = await pressPlay()
  const [webm, mp4] = files('source')
  if (!webm || !mp4) throw new Error('The film has too few files')
  fireEvent.error(webm)
  expect(screen.getByText(SOON)).toBeInTheDocument()
  fireEvent.error(mp4)
  expect(screen.getByRole('alert')).toHaveTextContent('The film did not load')
  expect(screen.queryByText(SOON)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(play).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  fireEvent.playing(film())
  expect(film()).not.toHaveAttribute('inert')
})

test('a film that breaks off says so', async () => {
  await pressPlay()
  fireEvent.playing(film())
  fireEvent.error(film())
  expect(screen.getByRole('alert')).toHaveTextContent('The film did not load')
})

test('a film that is late is spoken of, and can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = await pressPlay()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(play).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('status')).not.toHaveTextContent('This is taking longer than usual.')
})
