import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aftermovie } from '@/content/aftermovie'
import { renderApp } from '../../renderApp'
import { untilTestEnds } from '../../untilTestEnds'
// Preloaded, so that the first test does not wait for the import.
import '@/features/aftermovie/AftermovieScreen'

/** jsdom plays no media: the tests decide what `play()` does. */
function openFilm() {
  untilTestEnds(vi.spyOn(HTMLMediaElement.prototype, 'load')).mockReturnValue()
  const play = untilTestEnds(vi.spyOn(HTMLMediaElement.prototype, 'play')).mockResolvedValue()
  return { ...renderApp('/aftermovie'), play }
}

const SOON = 'The show will start soon...'
const poster = () => screen.findByRole('button', { name: 'Play the film' })
const film = () => screen.getByLabelText<HTMLVideoElement>('Unmask the Magic')

/** The sources of the film. They have no role to query by. */
// eslint-disable-next-line testing-library/no-node-access -- see above
const files = (tag: 'source' | 'track') => [...film().querySelectorAll<HTMLElement>(tag)]

async function pressPlay() {
  const view = openFilm()
  await view.user.click(await poster())
  return view
}

test('shows the film with controls and a poster, and fetches nothing before Play (Spec §2)', async () => {
  const { play } = openFilm()
  expect(await screen.findByRole('heading', { name: 'After Movie', level: 1 })).toBeInTheDocument()
  expect(film()).toHaveAttribute('controls')
  expect(film()).toHaveAttribute('preload', 'none')
  expect(film()).toHaveAttribute('playsinline')
  expect(film()).toHaveAttribute('poster', '/film/poster.webp')
  expect(film()).not.toHaveAttribute('autoplay')
  const sources = files('source')
  expect(
    sources.map((source) => [source.getAttribute('src'), source.getAttribute('type')]),
  ).toEqual([
    ['/film/unmask.webm', 'video/webm; codecs="av01.0.05M.08, opus"'],
    ['/film/unmask.mp4', 'video/mp4; codecs="avc1.640028, mp4a.40.2"'],
  ])
  await poster()
  expect(screen.getByRole('img', { name: /king’s mask parts in the middle/ })).toBeInTheDocument()
  expect(play).not.toHaveBeenCalled()
})

test('the film has English captions, and a description in words below', async () => {
  const { user } = openFilm()
  await poster()
  const [track = null] = files('track')
  expect(track).toHaveAttribute('kind', 'captions')
  expect(track).toHaveAttribute('src', '/film/unmask.vtt')
  expect(track).toHaveAttribute('srclang', 'en')
  expect(track).toHaveAttribute('label', 'English')
  const transcript = screen.getByRole('group')
  await user.click(within(transcript).getByText('The film in words'))
  expect(transcript).toHaveAttribute('open')
  const scenes = within(transcript).getAllByRole('listitem')
  expect(scenes).toHaveLength(2)
  expect(scenes[1]).toHaveTextContent('0:08Three drummers. Raised hands, confetti.')
})

test('says that the show will start soon until the film plays, and keeps the focus on the film (Spec §2)', async () => {
  const { play } = await pressPlay()
  expect(play).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent(SOON)
  expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
  expect(document.body).not.toHaveFocus()
  expect(film()).toHaveAttribute('inert')
  fireEvent.playing(film())
  expect(screen.queryByText(SOON)).not.toBeInTheDocument()
  expect(film()).not.toHaveAttribute('inert')
})

test('tries the second file when the first fails; when both fail, the film can be tried again', async () => {
  const { user, play } = await pressPlay()
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

test('says after 15 seconds that the film takes longer, with a way to try again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, play } = await pressPlay()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(play).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('status')).not.toHaveTextContent('This is taking longer than usual.')
})

const ADDRESS = 'https://www.youtube-nocookie.com/embed/a%20b'

/** Puts the film on YouTube until the test ends. */
function putFilmOnYouTube() {
  const { videoId } = aftermovie
  aftermovie.videoId = 'a b'
  onTestFinished(() => void (aftermovie.videoId = videoId))
}

test('loads a YouTube film on Play only, without cookies, with minimal permissions (Spec §2, §7)', async () => {
  putFilmOnYouTube()
  const { user } = openFilm()
  const play = await poster()
  expect(screen.queryByTitle('After Movie')).not.toBeInTheDocument()
  expect(screen.queryByLabelText('Unmask the Magic')).not.toBeInTheDocument()
  expect(screen.queryByText('The film in words')).not.toBeInTheDocument()
  await user.click(play)
  const frame = await screen.findByTitle('After Movie')
  expect(frame).toHaveAttribute('src', `${ADDRESS}?autoplay=1&rel=0`)
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  )
  expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
  expect(screen.getByText(SOON)).toBeInTheDocument()
  fireEvent.load(frame)
  await waitFor(() => expect(frame).toHaveAttribute('data-shown', 'true'))
  expect(screen.queryByText(SOON)).not.toBeInTheDocument()
})
