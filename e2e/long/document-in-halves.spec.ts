import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { serve } from '../../tests/host/serve'
import { freePort } from '../freePort'

const PAUSE_MS = 1_500

async function serveInHalves() {
  const site = await serve('dist')
  const server = createServer((incoming, outgoing) => {
    void fetch(site.url + (incoming.url ?? '/')).then(async (response) => {
      const body = Buffer.from(await response.arrayBuffer())
      const type = response.headers.get('content-type') ?? ''
      outgoing.setHeader('Content-Type', type)
      outgoing.setHeader('Cache-Control', response.headers.get('cache-control') ?? '')
      if (!type.includes('html')) return outgoing.end(body)
      const half = body.indexOf('</head>')
      outgoing.write(body.subarray(0, half))
      setTimeout(() => outgoing.end(body.subarray(half)), PAUSE_MS)
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await site.stop()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

test.skip(!existsSync('dist/index.html'), '`npm test` builds dist')

test('scripts that load before the rest of the document wait for all of it', async ({ page }) => {
  const host = await serveInHalves()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  try {
    for (const visit of ['first', 'second']) {
      await page.goto(`${host.url}/faqs`, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.documentElement.dataset.ready === '')
      await expect(page.getByRole('heading', { level: 1, name: 'FAQs' }), visit).toBeVisible()
      const second = page.getByRole('heading', { level: 2 }).getByRole('button').nth(1)
      await second.click()
      await expect(second, visit).toHaveAttribute('aria-expanded', 'true')
    }
  } finally {
    await host.stop()
  }
  expect(faults).toEqual([])
})
