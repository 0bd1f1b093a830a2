import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf, precachedFiles } from '@/build/finish/precachedFiles'
import { SITES } from '../sites'
import { LICENCES } from './licences'

const out = SITES.production

const read = (file: string) => readFileSync(join(out, file), 'utf8')
const importMap = () =>
  /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(read('index.html'))?.[1]
function imports(): Record<string, string> {
  const { imports }: { imports: Record<string, string> } = JSON.parse(importMap() ?? '')
  return imports
}
const all = () => {
  const { pass, rest } = precachedFiles(out)
  return [...pass, ...rest]
}

test('scripts name each other without a hash, so that one that changes renames no other', () => {
  const scripts = readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'))
  const hashed = scripts.map((name) => name.replace(/\.js$/, ''))
  for (const script of scripts)
    for (const name of hashed) expect(read(`assets/${script}`), script).not.toContain(name)
  expect(Object.values(imports()).sort()).toEqual(
    readdirSync(join(out, 'assets'))
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => `/assets/${name}`)
      .sort(),
  )
})

test('every script that another one imports is in the import map, before any script of the document', () => {
  const names = Object.keys(imports())
  for (const [, name = ''] of Object.values(imports())
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...read(file).matchAll(/(?:from|import\(|import)\s*[`"]\.\/([^`"]+)[`"]/g),
    ]))
    expect(names).toContain(`/assets/${name}`)
  const page = read('faqs.html')
  expect(page.indexOf('type="importmap"')).toBeGreaterThan(0)
  expect(page.indexOf('type="importmap"')).toBeLessThan(page.indexOf('type="module"'))
})

test('the worker keeps files of this build, and the documents name its version', () => {
  const worker = read('sw.js')
  for (const { url, revision } of all()) {
    expect(existsSync(fileOf(out, url)), url).toBe(true)
    expect(worker).toContain(url)
    if (revision) expect(worker).toContain(revision)
    else expect(url).toMatch(/^\/assets\/[^/]+[-.][\w-]{8}\.\w+$/)
  }
  const version = /data-version="([\w-]{8})"/.exec(read('dashboard.html'))?.[1]
  expect(version).toBeDefined()
  expect(worker).toContain(version)
})

test('the pass is cached first, with everything it imports', () => {
  const pass = precachedFiles(out).pass.map(({ url }) => url)
  expect(pass).toContain('/dashboard')
  const waiting = pass.filter((url) => /DashboardScreen.*\.js|Barcode.*\.js/.test(url))
  expect(waiting).toHaveLength(2)
  const map = imports()
  for (let url = waiting.pop(); url; url = waiting.pop())
    for (const [, name = ''] of read(url).matchAll(/from\s*[`"]\.\/([^`"]+)[`"]/g)) {
      expect(pass).toContain(map[`/assets/${name}`])
      if (!/^(site|forms|rolldown)/.test(name)) waiting.push(map[`/assets/${name}`] ?? '')
    }
})

test('the cached files take at most 2 MB', () => {
  const sizes = all().map(({ url }) => statSync(fileOf(out, url)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2e6)
})

test('the worker is never cached by the browser, and its packages have known licences', () => {
  expect(read('_headers')).toMatch(/^\/sw\.js\n {2}Cache-Control: no-cache$/m)
  expect(read('nginx.conf')).toContain('if ($uri ~ ^/sw.js) { set $keep "no-cache"; }')
  const licences = [...read('licences/worker.md').matchAll(/^## \S+ - \S+ \((.+)\)$/gm)]
  expect(licences.length).toBeGreaterThan(3)
  for (const [, licence] of licences) expect(LICENCES).toContain(licence)
})
