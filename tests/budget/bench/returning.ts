import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { filesToKeep } from '@/platform/build/worker'
import { keptCount } from '../../../e2e/published'
import { nextJanuary, serve, type Served } from '../../host/serve'
import { festival } from '../../mocks/festival'
import { people } from '../../mocks/people'
import { CPU_SLOWDOWN, NETWORK, watch } from './content'
import { median } from './median'

const KEEPS_IN_MS = 120_000
const PASS = '/dashboard'

/** The middle of several visits to each page. */
export type Returning = {
  /** When the content of each page is painted on a second visit, ms. */
  secondVisit: [string, number][]
  /** When the number of the pass is seen with no network at all, ms. */
  offline: [string, number][]
}

type Asked = { folder: string; routes: string[]; visits: number }

/** What the service worker is good for: pages opened again on slow 4G, and the pass without a network. */
export async function timeReturning(
  browser: Browser,
  { folder, routes, visits }: Asked,
): Promise<Returning> {
  // The network of a worker is not slowed down with that of its page, so the server is.
  const site = await serve(folder, { latencyMs: NETWORK.latency, lastDay: nextJanuary })
  const context = await browser.newContext(devices['Moto G4'])
  try {
    await firstVisit(context, site, folder)
    const secondVisit: Returning['secondVisit'] = []
    for (const route of routes) {
      await glance(context, site.url + route)
      secondVisit.push([route, await several(visits, () => timeContent(context, site.url + route))])
    }
    await site.stop()
    await context.setOffline(true)
    const offline = await several(visits, () => timePass(context, site.url + PASS))
    return { secondVisit, offline: [[PASS, offline]] }
  } finally {
    await context.close()
    await site.stop()
  }
}

async function several(visits: number, time: () => Promise<number>): Promise<number> {
  const times: number[] = []
  while (times.length < visits) times.push(await time())
  return median(times)
}

/** Signed in, until everything is kept. */
async function firstVisit(context: BrowserContext, { url }: Served, folder: string) {
  festival.reset()
  const userData = JSON.stringify(festival.sessionOf(people.student))
  const files = await filesToKeep(folder)
  const page = await context.newPage()
  await page.goto(`${url}/robots.txt`)
  await page.evaluate((text) => localStorage.setItem('userData', text), userData)
  await page.goto(url)
  const deadline = Date.now() + KEEPS_IN_MS
  while ((await keptCount(page)) < files.length) {
    if (Date.now() > deadline) throw new Error('The service worker did not keep the site')
    await page.waitForTimeout(500)
  }
  await page.close()
}

/** What is not kept ahead is kept when it was seen. */
async function glance(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.ready === '')
  await page.waitForLoadState('networkidle')
  await page.close()
}

async function timeContent(context: BrowserContext, url: string): Promise<number> {
  const page = await coldPage(context)
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watch)
  await page.goto(url)
  await page.waitForFunction(() => window.seen.content > 0)
  const ms = await page.evaluate(() => window.seen.content)
  const isCopy = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => 'workerStart' in entry && Number(entry.workerStart) > 0),
  )
  if (!isCopy) throw new Error(`${url} was not answered by the worker`)
  await page.close()
  return Math.round(ms)
}

async function timePass(context: BrowserContext, url: string): Promise<number> {
  const page = await coldPage(context)
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

/** Slowed down, and without a worker that runs already. */
async function coldPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page
}
