import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { heroes, sideDrawing } from '../../src/content/heroes'
import { precacheEntries, SHELL } from '../../src/platform/build/worker'
import { drawings } from '../../src/theme/drawings'

/*
 * The size budget of the built site, in gzip kilobytes (1 KB = 1000 bytes): what each route makes a phone load.
 * Prints every figure and fails when one is over its bar. Weighed: size-limit knows files, but not the files of a route.
 */
const OUT = 'dist'
const BARS = {
  homeFirst: 125,
  homeScripts: 150,
  homeInAll: 350,
  homeWithPayment: 183,
  route: 190,
  /** With the pan gesture of framer-motion, which is part of its `domMax`: 23 KB. */
  galleryRoute: 213,
  formRoute: 200.5,
  datepickerRoute: 236,
  fonts: 70,
  wholeBuildMb: 9.8,
  worker: 15,
  /** As they are on the phone, not compressed: that is the room they take. */
  precachedMb: 2.2,
}
/** Images of `/`. Its document has the first hero; the next one is loaded soon after. */
const { backdrop, logo, menuButton, shield } = drawings
const HOME_ART = [
  ...new Set([
    ...heroes.slice(1, 2).map(({ drawing }) => drawing),
    ...heroes.slice(1).map((hero) => sideDrawing(hero).replace(/#.*/, '')),
    ...[backdrop, logo, menuButton, shield].map(({ src }) => src),
  ]),
].map((file) => join(OUT, file))
/** Fetched with the first call to the server, on every route that makes one. */
const CALLS = 'node_modules/axios/index.js'

type Chunk = {
  file: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Record<string, Chunk>

const manifest = readManifest()
const entry = keyOf((key) => key === 'index.html')
/** What the entry loads: src/platform/build/chunks.ts says what is in it. */
const site = keyOf((key) => /^_site-.*\.js$/.test(key))
const axios = Object.keys(manifest).filter((key) => key === CALLS)
const routes = Object.keys(manifest).filter((key) => /features\/.*Screen\.tsx$/.test(key))

const fonts = allFiles(OUT).filter((file) => file.endsWith('.woff2'))

let failures = 0
for (const route of routes.sort()) {
  const name = route.replace(/^.*features\//, '')
  const scripts = filesOf([entry, site, route])
  if (name === 'home/HomeScreen.tsx') {
    report(`${name}, until it works`, kilobytes(scripts), BARS.homeFirst)
    const scriptsInAll = filesOf([entry, site, route, ...axios])
    report(`${name}, scripts in all`, kilobytes(scriptsInAll), BARS.homeScripts)
    const everything = [join(OUT, 'index.html'), ...scriptsInAll, ...HOME_ART, ...fonts]
    const withPayment = filesOf([entry, site, route, ...axios, ...lazyChunksOf(route)])
    report(`${name}, scripts with the payment open`, kilobytes(withPayment), BARS.homeWithPayment)
    report(`${name}, everything`, transferred(everything), BARS.homeInAll)
  } else {
    const all = kilobytes(filesOf([entry, site, route, ...axios, ...lazyChunksOf(route)]))
    report(`${name}, in all`, all, barOf(name))
  }
}
report('fonts', transferred(fonts), BARS.fonts)
// Vite's manifest is not part of the site: hosts do not serve its folder.
const published = allFiles(OUT).filter((file) => !file.includes('.vite'))
report('whole build, in MB, not compressed', megabytes(published), BARS.wholeBuildMb)
const precached = (await precacheEntries(OUT)).map(({ url }) => join(OUT, fileOf(url)))
report('service worker', transferred([join(OUT, 'sw.js')]), BARS.worker)
report('kept for offline, in MB, not compressed', megabytes(precached), BARS.precachedMb)
checkFreeOfMocks()
process.exit(failures > 0 ? 1 : 0)

function barOf(route: string): number {
  if (route.startsWith('gallery')) return BARS.galleryRoute
  if (/SignUp/.test(route)) return BARS.datepickerRoute
  return /^(auth|cart|contingent|dashboard)/.test(route) ? BARS.formRoute : BARS.route
}

function fileOf(url: string): string {
  return url === '/' ? 'index.html' : url.replace(SHELL, `${SHELL}.html`)
}

function report(what: string, size: number, bar: number) {
  const isOver = size > bar
  if (isOver) failures += 1
  console.log(`${isOver ? 'OVER' : 'ok  '} ${size.toFixed(1).padStart(6)} of ${bar}  ${what}`)
}

/** A chunk's file with the files it imports statically, each once. */
function filesOf(keys: string[], seen = new Set<string>()): string[] {
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) continue
    seen.add(chunk.file)
    filesOf(chunk.imports ?? [], seen)
  }
  return [...seen].map((file) => join(OUT, file))
}

/** What a screen fetches by itself after it has shown. */
function lazyChunksOf(route: string): string[] {
  return manifest[route]?.dynamicImports ?? []
}

function kilobytes(files: string[]): number {
  return transferred(files.filter((file) => file.endsWith('.js')))
}

function megabytes(files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6
}

/** As a server sends them: text in gzip, fonts as they are. */
function transferred(files: string[]): number {
  const sizes = files.map((file) =>
    file.endsWith('.woff2')
      ? statSync(file).size
      : gzipSync(readFileSync(file), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

/** The production bundle contains none of it. */
function checkFreeOfMocks() {
  const traces = /mockServiceWorker|festival-mock|festival\.test/
  const offenders = allFiles(OUT).filter(
    (file) => /\.(js|html|css)$/.test(file) && traces.test(readFileSync(file, 'utf8')),
  )
  if (offenders.length > 0) {
    failures += 1
    console.log(`OVER the mock server is in the production build: ${offenders.join(', ')}`)
  } else {
    console.log('ok   the production build is free of the mock server')
  }
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    const path = join(folder, item.name)
    return item.isDirectory() ? allFiles(path) : [path]
  })
}

function keyOf(test: (key: string) => boolean): string {
  const key = Object.keys(manifest).find(test)
  if (!key) throw new Error('The manifest has no entry. Was the site built?')
  return key
}

function readManifest(): Manifest {
  const text = readFileSync(join(OUT, '.vite/manifest.json'), 'utf8')
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- vite documents this shape
  return JSON.parse(text) as Manifest
}
