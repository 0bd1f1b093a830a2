import { existsSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { serve } from '../tests/host/serve'

const GOOGLE = 'https://www.google.com/recaptcha/'

/** As the real script, it loads a second half, sets styles, opens a frame, and sends a POST from the page. */
const API = `
  const script = document.createElement('script')
  script.src = 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js'
  document.head.append(script)`
const RECAPTCHA = `
  window.grecaptcha = {
    reset() {},
    render(container) {
      const frame = document.createElement('iframe')
      frame.src = '${GOOGLE}api2/anchor'
      frame.title = 'reCAPTCHA'
      frame.style.width = '304px'
      container.append(frame)
      fetch('${GOOGLE}api2/clr', { method: 'POST', mode: 'no-cors', body: 'x' })
      return 0
    },
  }
  window.onloadcallback()`

test('the captcha can do all that it does on a sign-up page that was reached from the home page', async ({
  page,
}) => {
  test.skip(!existsSync('dist/index.html'), '`npm test` builds dist')
  const site = await serve('dist')
  const requested: string[] = []
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  await page.route(
    (url) => url.origin !== site.url,
    (route, request) => {
      const url = request.url()
      requested.push(url)
      if (url.startsWith(`${GOOGLE}api.js`)) return route.fulfill(script(API))
      if (url.includes('gstatic')) return route.fulfill(script(RECAPTCHA))
      if (url.includes('/anchor'))
        return route.fulfill({ contentType: 'text/html', body: 'A box to tick' })
      return url.startsWith(GOOGLE) ? route.fulfill({ body: '' }) : route.abort()
    },
  )
  try {
    await page.goto(site.url)
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    await page.getByRole('link', { name: 'LOG IN' }).click()
    await page.getByRole('link', { name: 'Sign Up' }).click()
    await expect(
      page.frameLocator('iframe[title="reCAPTCHA"]').getByText('A box to tick'),
    ).toBeVisible()
    await expect.poll(() => requested).toContain(`${GOOGLE}api2/clr`)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    expect(refused).toEqual([])
  } finally {
    await site.stop()
  }
})

const script = (body: string) => ({ contentType: 'text/javascript', body })
