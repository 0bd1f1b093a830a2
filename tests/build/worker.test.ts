import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { edition } from '@/content/edition'
import { precacheEntries, workerEndDate } from '@/platform/build/worker'
import { SITES } from '../sites'
import { LICENCES } from './licences'

const out = SITES.production

const read = (file: string) => readFileSync(join(out, file), 'utf8')
const precached = await precacheEntries(out)
const fileOf = (url: string) =>
  join(out, url === '/' ? 'index.html' : url.replace(/^\/shell$/, '/shell.html'))

test('the worker precaches the files of this build, and the documents name its version', () => {
  const worker = read('sw.js')
  for (const { url, revision } of precached) {
    expect(existsSync(fileOf(url)), url).toBe(true)
    expect(worker).toContain(url)
    if (revision) expect(worker).toContain(revision)
    else expect(url).toMatch(/^\/assets\/[^/]+-[\w-]{8}\.\w+$/)
  }
  const version = /<html [^>]*data-build="([\w.-]+)"/.exec(read('dashboard.html'))?.[1]
  expect(version).toBeDefined()
  expect(worker).toContain(version)
})

test('the worker ends 60 days after the festival, or after the build if that is later', () => {
  const before = new Date(Date.parse(edition.lastDay) - 1)
  const sixtyDaysLater = new Date(`${edition.lastDay}T00:00Z`)
  sixtyDaysLater.setUTCDate(sixtyDaysLater.getUTCDate() + 60)
  expect(workerEndDate(edition.lastDay, before)).toBe(sixtyDaysLater.toISOString().slice(0, 10))
  expect(workerEndDate(edition.lastDay, new Date('2040-11-27T12:00Z'))).toBe('2041-01-26')
  const [, end = ''] = /data-worker-end="([^"]+)"/.exec(read('dashboard.html')) ?? []
  expect(Date.parse(end)).toBeGreaterThan(Date.now())
  expect(read('sw.js')).toContain(end)
})

test('precaches every screen with all its files, and the shell as the fallback for every address', () => {
  const urls = precached.map(({ url }) => url)
  expect(urls.filter((url) => !/\.\w+$/.test(url))).toEqual(['/', '/shell'])
  for (const [, name = ''] of read('index.html').matchAll(/href="(\/assets\/[^"]+)"/g))
    expect(urls).toContain(name)
  for (const screen of ['Dashboard', 'Contingent', 'Schedule', 'Faqs'])
    expect(urls.join(), screen).toContain(`/assets/${screen}Screen-`)
})

test('the build also writes a worker that only unregisters the site’s worker', () => {
  const end = read('sw-remove.js')
  expect(end).toMatch(/unregister\(\)/)
  expect(end).not.toMatch(/addEventListener\(.fetch/)
  expect(end.length).toBeLessThan(1_000)
})

test('the worker is never cached by the browser, and its packages have known licences', () => {
  expect(read('_headers')).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m)
  expect(read('nginx.conf')).toContain('if ($uri ~ ^/sw.js) { set $keep "no-cache"; }')
  const licences = [...read('licences/sw.md').matchAll(/^## \S+ - \S+ \((.+)\)$/gm)]
  expect(licences.length).toBeGreaterThan(3)
  for (const [, licence] of licences) expect(LICENCES).toContain(licence)
})
