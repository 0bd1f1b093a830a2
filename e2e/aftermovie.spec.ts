import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const SOON = 'The show will start soon...'

function requestsForFilm(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(webm|mp4)$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

const seconds = (page: Page) =>
  page.getByLabel('Unmask the Magic').evaluate((film: HTMLVideoElement) => film.currentTime)

test('the film plays once it is asked for, by keyboard, and nothing of it is fetched before', async ({
  page,
  open,
}) => {
  const asked = requestsForFilm(page)
  await open('/aftermovie')
  const play = page.getByRole('button', { name: 'Play the film' })
  await expect(play).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await play.press('Enter')
  await expect(page.getByText(SOON)).toHaveCount(0)
  await expect.poll(() => seconds(page)).toBeGreaterThan(1)
  expect(asked.length).toBeGreaterThan(0)
  // The focus stayed on the stage: the next Tab is the film, whose own keys stop it.
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Unmask the Magic')).toBeFocused()
  await page.keyboard.press('Space')
  await expect
    .poll(() =>
      page.getByLabel('Unmask the Magic').evaluate((film: HTMLVideoElement) => film.paused),
    )
    .toBe(true)
})

test('the captions are there for whoever switches them on', async ({ page, open }) => {
  await open('/aftermovie')
  await page.getByRole('button', { name: 'Play the film' }).click()
  const captions = () =>
    page.getByLabel('Unmask the Magic').evaluate((film: HTMLVideoElement) => {
      const [track] = film.textTracks
      if (track) track.mode = 'showing'
      return [track?.kind, track?.language, track?.cues?.length]
    })
  await expect.poll(captions).toEqual(['captions', 'en', 10])
})

test('a film that cannot be reached says so, and plays when tried again', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/aftermovie')
  const block = (isBlocked: boolean) =>
    page.evaluate(
      (framesBlocked) => window.thirdParties.settings.change({ framesBlocked }),
      isBlocked,
    )
  await block(true)
  await page.getByRole('button', { name: 'Play the film' }).click()
  await expect(page.getByRole('alert')).toContainText('The film did not load')
  await expectAccessible()
  await block(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => seconds(page)).toBeGreaterThan(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible()
})

test('the film in words is a finger high to open, and has no barrier', async ({
  page,
  open,
  expectNoBarrier,
}) => {
  await open('/aftermovie')
  const summary = page.getByText('The film in words')
  const box = await summary.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await summary.click()
  await expectNoBarrier(page.getByText('Three drummers. Raised hands, confetti.'))
})
