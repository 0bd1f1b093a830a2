import { expect, test } from '../fixtures'

/* The effect of the build's hosting headers in a browser. `tests/build/hosting.test.ts` checks their values. */

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
