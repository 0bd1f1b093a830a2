import type { Page } from '@playwright/test'
import { expect, isLoaded, test } from './fixtures'
import { boxOf } from './touch'

const film = (page: Page) => page.getByLabel('Unmask the Magic')

const seconds = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

test(
  'a visitor plays the film by keyboard, with captions, and nothing of it is fetched before',
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
    const play = page.getByRole('button', { name: 'Play the film' })
    await expect(play).toBeVisible()
    await isLoaded(page)
    expect(fetched).toEqual([])

    await play.press('Enter')
    await expect(page.getByText('The show will start soon...')).toHaveCount(0)
    await expect.poll(() => seconds(page)).toBeGreaterThan(1)
    expect(fetched.length).toBeGreaterThan(0)
    const captions = () =>
      film(page).evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks
        if (track) track.mode = 'showing'
        return [track?.kind, track?.language, track?.cues?.length]
      })
    await expect.poll(captions).toEqual(['captions', 'en', 10])

    // The focus stayed on the stage: the next Tab reaches the film, whose own keys pause it.
    await page.keyboard.press('Tab')
    await expect(film(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(true)
  },
)
