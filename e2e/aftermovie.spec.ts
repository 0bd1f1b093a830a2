import { expect, isLoaded, testWithSharedPage as test } from './fixtures'
import { boxOf } from './measure'

test(
  'a visitor plays the film by keyboard, with captions, and nothing of it is fetched before (Spec §2)',
  { tag: '@phone-only' },
  async ({ page, open }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(webm|mp4)$/.test(pathname)) fetched.push(pathname)
    })
    await open('/aftermovie')
    const summary = page.getByText('The film in words')
    await expect.poll(async () => (await boxOf(summary)).height).toBeGreaterThanOrEqual(44)
    await isLoaded(page)
    expect(fetched).toEqual([])

    await page.getByRole('button', { name: 'Play the film' }).press('Enter')
    const film = page.getByLabel('Unmask the Magic')
    const state = () =>
      film.evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks
        if (track) track.mode = 'showing'
        const { paused, currentTime } = video
        return { paused, hasBegun: currentTime > 1, cues: [track?.language, track?.cues?.length] }
      })
    await expect.poll(state).toEqual({ paused: false, hasBegun: true, cues: ['en', 2] })
    expect(fetched.length).toBeGreaterThan(0)

    // The focus stayed on the stage, so the next Tab reaches the film. Its own keys pause it.
    await page.keyboard.press('Tab')
    await expect(film).toBeFocused()
    await page.keyboard.press('Space')
    await expect.poll(async () => (await state()).paused).toBe(true)
  },
)
