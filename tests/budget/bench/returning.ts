import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { precacheEntries } from '@/platform/build/worker'
import { precachedCount } from '../../../e2e/published'
import { serve, type Served } from '../../host/serve'
import { festival } from '../../mocks/festival'
import { people } from '../../mocks/people'
import { CPU_SLOWDOWN, NETWORK, watch } from './content'
import { median } from './median'

const CACHES_IN_MS = 120_000

/** The median of several visits to each page, ms. */
export type Returning = {
  /** Until a running worker responds with the document: it tries the network first. */
  document: [string, number][]
  /** From there until the content is painted. */
  content: [string, number][]
  /** Until the number of the pass is visible, offline and without a running worker. */
  pass: number
  passSlowedDown: number
}

type Options = { folder: string; routes: string[]; visits: number }

/** The benefit of the service worker: repeat visits on slow 4G, and the pass offline. */
export async function timeReturning(
  browser: Browser,
  { folder, routes, visits }: Options,
): Promise<Returning> {
  // Throttling a page does not throttle its worker, so the server is slow instead.
  const site = await serve(folder, { latencyMs: NETWORK.latency })
  const context = await browser.newContext(devices['Moto G4'])
  try {
    await firstVisit(context, site, folder)
    const document: Returning['document'] = []
    const content: Returning['content'] = []
    for (const route of routes) {
      // The first visit caches what is not precached.
      const [, ...times] = await several(visits + 1, () => timeContent(context, site.url + route))
      document.push([route, median(times.map(({ start }) => start))])
      content.push([route, median(times.map(({ start, end }) => Math.round(end - start)))])
    }
    await site.stop()
    await context.setOffline(true)
    const url = `${site.url}/dashboard`
    const pass = await several(visits, () => timePass(context, url, 1))
    const slow = await several(visits, () => timePass(context, url, CPU_SLOWDOWN))
    return { document, content, pass: median(pass), passSlowedDown: median(slow) }
  } finally {
    await context.close()
    await site.stop()
  }
}

async function several<Time>(visits: number, time: () => Promise<Time>): Promise<Time[]> {
  const times: Time[] = []
  while (times.length < visits) times.push(await time())
  return times
}

/** Signs in, and waits until everything is cached. */
async function firstVisit(context: BrowserContext, { url }: Served, folder: string) {
  festival.reset()
  const userData = JSON.stringify(festival.sessionOf(people.student))
  const files = await precacheEntries(folder)
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((text) => localStorage.setItem('userData', text), userData)
  await page.goto(url)
  const deadline = Date.now() + CACHES_IN_MS
  while ((await precachedCount(page)) < files.length) {
    if (Date.now() > deadline) throw new Error('The service worker did not keep the site')
    await page.waitForTimeout(500)
  }
  await page.close()
}

async function timeContent(context: BrowserContext, url: string) {
  const page = await slowPage(context, CPU_SLOWDOWN)
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watch)
  await page.goto(url)
  await page.waitForFunction(() => window.seen.content > 0)
  const times = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation').map((timing) => timing.toJSON())
    const { workerStart, responseStart } = entry
    return { worker: workerStart, start: Math.round(responseStart), end: window.seen.content }
  })
  if (times.worker === 0) throw new Error(`${url} was not answered by the worker`)
  await page.close()
  return times
}

async function timePass(context: BrowserContext, url: string, slowdown: number): Promise<number> {
  const page = await slowPage(context, slowdown)
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await page.goto(url)
  const seen = await page.waitForFunction(
    (sfId) => document.body.innerText.includes(sfId) && performance.now(),
    people.student.sfId,
    { polling: 'raf' },
  )
  const ms = Number(await seen.jsonValue())
  await page.close()
  return Math.round(ms)
}

async function slowPage(context: BrowserContext, slowdown: number): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
