import { existsSync } from 'node:fs'
import { serve } from '../../tests/host/serve'
import { expect, listen, test } from '../fixtures'

/* The effect of the build's hosting headers in a browser. `tests/build/hosting.test.ts` checks their values. */

test('a page of another site cannot show the production build in a frame', async ({ page }) => {
  test.skip(!existsSync('dist/_headers'), '`npm test` builds dist')
  const site = await serve('dist')
  await page.route('http://stranger.festival.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${site.url}/faqs" title="Stolen"></iframe>`,
    }),
  )
  try {
    const messages = listen(page)
    await page.goto('http://stranger.festival.test/')
    await expect.poll(() => messages.join()).toContain("frame-ancestors 'none'")
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  } finally {
    await site.stop()
  }
})

test('a sign-in pop-up of another site can still post back to the page', async ({ page, open }) => {
  await page.context().route('https://accounts.google.com/pop-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>opener.postMessage("done", "*")</script>',
    }),
  )
  await open('/signin')
  await page.evaluate(() => {
    const keep = ({ data }: MessageEvent) =>
      (document.documentElement.dataset.answer = String(data))
    addEventListener('message', keep, { once: true })
    window.open('https://accounts.google.com/pop-up', '', 'popup')
  })
  await expect(page.locator('html')).toHaveAttribute('data-answer', 'done')
})
