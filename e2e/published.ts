import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { precacheEntries } from '../src/platform/build/worker'
import { serve, type Served } from '../tests/host/serve'
import { startApi, type Api } from '../tests/mocks/apiServer'
import { festival } from '../tests/mocks/festival'
import { people } from '../tests/mocks/people'

const BUILT = 'dist'

type Published = {
  /** The production build with the mock server over HTTP, at its own address. */
  site: Site
  /** A page of a signed-in user. */
  page: Page
}
type Site = {
  url: string
  /** Stops the servers and sets the browser offline. */
  lose: () => Promise<void>
  /** Restarts the servers at the same addresses. */
  find: () => Promise<void>
  /** Serves the build in `folder` from now on. */
  publish: (folder: string) => void
  /** Every address then sends this page, like a Wi-Fi login page or a host's error. */
  answerAll: (html: string, status: number) => void
  /** The worker then removes itself on this day, as in a new deployment. Default: the day of the build. */
  setWorkerEnd: (day: string) => void
  /** The address then has another site without a worker. */
  replaceSite: () => void
  /** Delays each response of the site from now on, but not the API's. */
  slow: (ms: number) => void
  /** Returns the requests to the site's server since the last call. */
  requested: () => string[]
}

async function useBuild(how: 'changed' | 'broken', use: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), `${how}-`))
  const script = 'e2e/deploy/changedBuild.ts'
  execFileSync(process.execPath, ['--import', 'tsx', script, folder, how], { stdio: 'pipe' })
  await use(folder)
  rmSync(folder, { recursive: true })
}

export const test = base.extend<Published, { changed: string; broken: string }>({
  /** The same build, except a word of the FAQs. */
  changed: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern here
    ({}, use) => useBuild('changed', use),
    { scope: 'worker', timeout: 180_000 },
  ],
  /** The same build, except that it throws before it renders. */
  broken: [
    // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern here
    ({}, use) => useBuild('broken', use),
    { scope: 'worker', timeout: 180_000 },
  ],
  site: async ({ context }, use) => {
    test.skip(!existsSync(join(BUILT, 'sw.js')), '`npm test` builds dist')
    let requested: string[] = []
    let wait = 0
    let day: string | undefined
    const workerEnd = () => day
    const latencyMs = () => wait
    const onRequest = (path: string) => void requested.push(path)
    let api: Api = await startApi(0)
    const { hosts } = api
    const options = { hosts, workerEnd, onRequest, latencyMs }
    let server: Served = await serve(BUILT, options)
    const { url } = server
    const portOf = (address: string) => Number(new URL(address).port)
    let folder = BUILT
    const onePage = mkdtempSync(join(tmpdir(), 'one-page-'))
    await use({
      url,
      lose: async () => {
        await context.setOffline(true)
        await Promise.all([server.stop(), api.stop()])
      },
      find: async () => {
        api = await startApi(portOf(hosts.master))
        server = await serve(folder, { ...options, port: portOf(url) })
        await context.setOffline(false)
      },
      publish: (next) => {
        folder = next
        server.publish(next)
      },
      answerAll: (html, status) => {
        writeFileSync(join(onePage, 'page.html'), html)
        writeFileSync(join(onePage, '_redirects'), `/* /page.html ${status}\n`)
        server.publish(onePage)
      },
      setWorkerEnd: (next) => {
        day = next
        server.publish(folder)
      },
      replaceSite: () => {
        rmSync(join(onePage, '_redirects'), { force: true })
        writeFileSync(join(onePage, 'index.html'), '<title>Next year</title>')
        server.publish(onePage)
      },
      slow: (ms) => {
        wait = ms
      },
      requested: () => {
        const all = requested
        requested = []
        return all
      },
    })
    await Promise.allSettled([server.stop(), api.stop()])
    rmSync(onePage, { recursive: true })
  },
  page: async ({ page, site }, use) => {
    festival.reset()
    const userData = JSON.stringify(festival.sessionOf(people.student))
    await page.goto(`${site.url}/robots.txt`)
    await page.evaluate((text) => localStorage.setItem('userData', text), userData)
    await use(page)
  },
})

/** The number of files that the worker precaches. */
export const PRECACHED_COUNT = existsSync(join(BUILT, 'sw.js'))
  ? (await precacheEntries(BUILT)).length
  : 0

/** Whether React has hydrated the page. Runs in the page. */
export const ready = () => document.documentElement.dataset.ready === ''

/** Checks for a new worker, as opening a page does. Resolves when it has taken over. */
export async function checkForUpdate(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await workerTakesOver(page, () =>
    expect
      .poll(() => page.evaluate(workerStates), { timeout: 30_000 })
      .toEqual([undefined, undefined, 'activated']),
  )
}

/** Runs in the page. */
async function workerStates() {
  const { installing, waiting, active } = await navigator.serviceWorker.ready
  return [installing?.state, waiting?.state, active?.state]
}

/**
 * `wait` resolves when the new worker has taken over. This happens only when the old worker has no pending request. A
 * browser ends a worker that hangs on a request, but not while Playwright watches it. So if `wait` fails, this stops
 * all workers once.
 */
async function workerTakesOver(page: Page, wait: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('ServiceWorker.enable')
  await wait().catch(() => browser.send('ServiceWorker.stopAllWorkers'))
  await wait()
}

export const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)

/** Opens a page and waits until the worker has precached `files` files. */
export async function visit(page: Page, url: string, files = PRECACHED_COUNT): Promise<void> {
  await page.goto(url)
  await expect.poll(() => precachedCount(page), { timeout: 90_000 }).toBe(files)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

export function precachedCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((cacheName) => cacheName.includes('precache'))
    return name ? (await (await caches.open(name)).keys()).length : 0
  })
}

export function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })
}

export const tokenOf = () => festival.sessionOf(people.student).token

export { expect, people }
