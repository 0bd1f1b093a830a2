import { devices, type Browser } from '@playwright/test'

/**
 * Slow 4G and a phone's CPU as Lighthouse applies them when it does not simulate: a wait of 562.5 ms for each request,
 * 1.44 Mbit/s down, everything computed four times as slowly.
 */
export const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_638.4 * 0.9 * 1024) / 8,
  uploadThroughput: (750 * 0.9 * 1024) / 8,
}
export const CPU_SLOWDOWN = 4
const SETTLES_IN_MS = 3_000

/** What a user sees on one real, slow load. Milliseconds since the navigation started. */
export type Seen = {
  /** First contentful paint, the preloader included. */
  fcp: number
  /** When the screen's heading (on `/` the great hero too) is painted, with nothing on top of it. */
  content: number
  lcp: number
  /** Total blocking time after the first paint: of each long task, the time beyond 50 ms. */
  tbt: number
  /** What the browser calls the largest paint, and whether it belongs to the screen. */
  lcpElement: string
  isLcpInScreen: boolean
  cls: number
}

/** One load with an empty cache. */
export async function watchContent(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    // tsx names functions with a helper that does not exist in the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(watch)
    await page.goto(url)
    await page.waitForFunction(() => window.seen.content > 0)
    await page.waitForTimeout(SETTLES_IN_MS)
    return await page.evaluate(() => window.seen)
  } finally {
    await context.close()
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can add to it
  interface Window {
    seen: Seen
  }
}

/** Runs in the page, before its scripts. */
export function watch() {
  const BLOCKS_AFTER_MS = 50
  const tasks: PerformanceEntry[] = []
  const seen: Seen = {
    fcp: 0,
    content: 0,
    lcp: 0,
    get tbt() {
      const waits = tasks.map(({ startTime, duration }) =>
        Math.min(duration, startTime + duration - this.fcp),
      )
      return waits.reduce((sum, ms) => sum + Math.max(0, ms - BLOCKS_AFTER_MS), 0)
    },
    lcpElement: 'none',
    isLcpInScreen: false,
    cls: 0,
  }
  window.seen = seen

  /** When elements of the content were painted first. The browser reports it for elements that were marked before. */
  const paints: number[] = []
  const REPORTED_IN_MS = 1_000
  new MutationObserver(() => {
    const parts = document.querySelectorAll('h1, h1 *, [data-hero] img')
    for (const part of parts) part.setAttribute('elementtiming', '')
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.push(startTime)
  }).observe({ type: 'element', buffered: true })

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.fcp = startTime
  }).observe({ type: 'paint', buffered: true })

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const element = 'element' in entry && entry.element instanceof Element ? entry.element : null
      seen.lcp = entry.startTime
      seen.lcpElement = element ? nameOf(element) : 'an element that is gone'
      seen.isLcpInScreen = element?.closest('#root') !== null && element !== null
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        seen.cls += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })

  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })

  function nameOf(element: Element): string {
    const source = element.getAttribute('src')?.slice(0, 60)
    const text = (element.textContent ?? '').trim().slice(0, 30)
    return `${element.localName} ${source ?? text}`.trim()
  }

  function check() {
    if (!hasContent()) return void requestAnimationFrame(check)
    const prepared = performance.now()
    const channel = new MessageChannel()
    channel.port1.onmessage = () => setTimeout(note, REPORTED_IN_MS, prepared, performance.now())
    channel.port2.postMessage(null)
  }

  /** If this frame was a first paint, its time is known. If not: the next task, which may have waited behind others. */
  function note(prepared: number, nextTask: number) {
    const [painted = nextTask] = paints.filter((ms) => ms >= prepared)
    seen.content = painted
  }

  function hasContent(): boolean {
    const heading = document.querySelector('h1')
    const wanted: (HTMLElement | null)[] = [heading]
    if (location.pathname === '/') {
      // The picture itself is hidden once the hero that moves has taken its place.
      const heroes = [...document.querySelectorAll<HTMLElement>('#root [data-hero]:has(img)')]
      // On a wide window there are small heroes beside the great one.
      const hero = heroes.find((element) => element.offsetWidth > 0)
      const picture = hero?.querySelector('img')
      if (!hero || !picture?.complete || !picture.naturalWidth) return false
      wanted.push(hero)
    }
    return wanted.every((element) => element !== null && isUncovered(element))
  }

  /** Painted, in the viewport, and not covered by the preloader. */
  function isUncovered(element: HTMLElement): boolean {
    const box = element.getBoundingClientRect()
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isDrawn || box.width < 1 || box.height < 1 || box.top > innerHeight) return false
    const covers = [...document.querySelectorAll('#preloader, #preloader > div')]
    return !covers.some((cover) => {
      const { left, right } = cover.getBoundingClientRect()
      const isShown = cover.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const hasGround = cover.id !== 'preloader'
      return (
        hasGround &&
        isShown &&
        left < Math.min(box.right, innerWidth) &&
        right > Math.max(box.left, 0)
      )
    })
  }

  requestAnimationFrame(check)
}
