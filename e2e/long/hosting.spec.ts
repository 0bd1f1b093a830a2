import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { serve } from '../../tests/host/serve'
import { freePort } from '../freePort'
import { expect, listen, test } from '../fixtures'

/* The effect of the build's hosting headers in a browser. `tests/build/hosting.test.ts` checks their values. */

test('a page of another site cannot show the production build in a frame', async ({ page }) => {
  test.skip(!existsSync('dist/_headers'), '`npm test` builds dist')
  const site = await serve('dist')
  const port = await freePort()
  const stranger = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<iframe src="${site.url}/faqs" title="Stolen"></iframe>`)
  })
  await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve))
  try {
    const messages = listen(page)
    await page.goto(`http://localhost:${port}`)
    await expect.poll(() => messages.join()).toContain("frame-ancestors 'none'")
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
    const { headers } = await fetch(site.url)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/)
  } finally {
    stranger.close()
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
