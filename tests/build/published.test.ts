import { mkdtempSync, writeFileSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { server } from '@mocks/node'
import { checkPublished } from '@/platform/build/checkPublished'
import { freePort } from '../../e2e/freePort'

const SCRIPT = '/assets/site-1a2b.js'
const page = (name: string) =>
  `<!doctype html>\n<title>${name}</title>\n<script src="${SCRIPT}"></script>\n`
const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'events.html': page('Events'),
  'games/witch.html': page('Witch'),
  // Copies for some servers, and what no host serves at this address.
  'games/index.html': 'a copy',
  'assets/404.html': 'nothing',
  'assets/site-1a2b.js': 'start()',
  'assets/site-1a2b.css': 'p{}',
  'sw.js': 'keep()',
}

let folder: string
beforeAll(() => {
  // Real HTTP from here on.
  server.close()
  folder = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A host that publishes these files, altered in this way. */
async function publish(alter: (text: string, path: string) => string | undefined) {
  const port = await freePort()
  const host = createServer(({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url.slice(1)
    const text = FILES[name] ?? FILES[`${name}.html`]
    const sent = text === undefined ? undefined : alter(text, url)
    response.writeHead(sent === undefined ? 404 : 200).end(sent)
  })
  await new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void host.close())
  return `http://127.0.0.1:${port}`
}

const inPages = (more: string) => (text: string) =>
  text.includes('<title>') ? text.replace('</title>', `</title>${more}`) : text

test('reports nothing for a site that publishes dist unchanged', async () => {
  expect(await checkPublished(await publish((text) => text), folder)).toEqual([])
})

test.each([
  ['/cdn-cgi/scripts/rocket-loader.min.js', 'Rocket Loader of Cloudflare'],
  ['/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js', 'Email Obfuscation'],
  ['https://static.cloudflareinsights.com/beacon.min.js', 'Web Analytics of Cloudflare'],
  ['/.netlify/scripts/rum', 'Netlify adds a script'],
  ['/_vercel/insights/script.js', 'Vercel adds a script'],
])('the check names the feature of a host that adds %s to its pages', async (src, message) => {
  const site = await publish(inPages(`<script src="${src}"></script>`))
  const faults = await checkPublished(site, folder)
  expect(faults).toEqual([expect.stringContaining(message)])
  expect(faults[0]).toMatch(`${site}/events (and 2 more): `)
})

test('the check sees the difference between minified pages, pages of another build, and other changes', async () => {
  const faultsOf = async (alter: Parameters<typeof publish>[0]) =>
    (await checkPublished(await publish(alter), folder)).join()
  expect(await faultsOf((text) => text.replaceAll('\n', ''))).toContain('the host minifies it')
  expect(await faultsOf((text) => text.replace('1a2b.js', '3c4d.js'))).toContain('another build')
  expect(await faultsOf(inPages('<meta name="x">'))).toContain('the host changes it')
})

test('reports a changed script and a missing one', async () => {
  const site = await publish((text, path) => {
    if (path === '/sw.js') return undefined
    return path === SCRIPT ? `${text};more()` : text
  })
  expect(await checkPublished(site, folder)).toEqual([
    expect.stringMatching(`${SCRIPT}: the host changes it`),
    expect.stringMatching('/sw.js: HTTP 404'),
  ])
})

test('an address without https:// is refused with the right spelling', async () => {
  expect(await checkPublished('www.springfest.in', folder)).toEqual([
    'www.springfest.in is not an address. Write it as https://the.site.',
  ])
})

test('without dist there is nothing to compare', async () => {
  expect(await checkPublished('http://127.0.0.1:9', join(folder, 'none'))).toEqual([
    expect.stringContaining('Run npm run build'),
  ])
})
