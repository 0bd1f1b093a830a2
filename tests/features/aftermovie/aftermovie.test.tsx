import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aftermovie } from '@/content/aftermovie'
import { renderApp } from '../../renderApp'
import { untilTestEnds } from '../../untilTestEnds'

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

test('says that the show will start soon until the film plays (Spec §2)', async () => {
  const { play } = await pressPlay()
  expect(play).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent(SOON)
  expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
  fireEvent.playing(film())
  expect(screen.queryByText(SOON)).not.toBeInTheDocument()
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
})

test('loads a YouTube film on Play only, without cookies, with minimal permissions (Spec §2, §7)', async () => {
  const { videoId } = aftermovie
  aftermovie.videoId = 'a b'
  onTestFinished(() => void (aftermovie.videoId = videoId))
  const { user } = openFilm()
  const play = await poster()
  expect(screen.queryByTitle('After Movie')).not.toBeInTheDocument()
  await user.click(play)
  const frame = await screen.findByTitle('After Movie')
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/a%20b?autoplay=1&rel=0',
  )
  expect(frame).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  )
  expect(screen.getByText(SOON)).toBeInTheDocument()
  fireEvent.load(frame)
  await waitFor(() => expect(screen.queryByText(SOON)).not.toBeInTheDocument())
})
