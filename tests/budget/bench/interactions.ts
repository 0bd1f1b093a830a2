import { devices, type Browser, type Page } from '@playwright/test'

const CPU_SLOWDOWN = 4

export type Interaction = {
  name: string
  path: string
  /** Before the clock starts, at full speed. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

/** What people do most on a phone. */
export const INTERACTIONS: Interaction[] = [
  {
    name: 'orb menu',
    path: '/',
    act: (page) => page.getByRole('button', { name: /Menu/ }).tap(),
  },
  {
    name: 'tabs',
    path: '/schedule',
    act: (page) => page.getByRole('tab', { name: 'Day 2' }).tap(),
  },
  {
    name: 'gallery',
    path: '/gallery',
    act: (page) => page.getByRole('button', { name: /Next/ }).first().tap(),
  },
  {
    name: 'modal',
    path: '/events/subevents/Dance',
    act: (page) => page.getByRole('heading', { level: 2 }).getByRole('button').first().tap(),
  },
]

/**
 * How long each takes to answer (interaction to next paint, ms), with the CPU slowed four times. `stored`: what the
 * browser keeps of an earlier visit.
 */
export async function timeInteractions(
  browser: Browser,
  site: string,
  interactions: Interaction[],
  stored: Record<string, unknown> = {},
): Promise<[string, number][]> {
  const times: [string, number][] = []
  for (const { name, path, prepare, act } of interactions)
    times.push([name, await time(browser, site + path, { prepare, act, stored })])
  return times
}

type Steps = Pick<Interaction, 'act' | 'prepare'> & { stored: Record<string, unknown> }

async function time(browser: Browser, url: string, { act, prepare, stored }: Steps) {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(key, JSON.stringify(value))
    }, stored)
    await page.goto(url)
    await page.waitForFunction(() => document.documentElement.dataset.ready === '')
    await page.waitForTimeout(2_000)
    await prepare?.(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(() => {
      Object.assign(window, { longest: 0 })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, {
            longest: Math.max(Number(Reflect.get(window, 'longest')), duration),
          })
        // The threshold is not in every list of types yet.
      }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }))
    })
    await act(page)
    await page.waitForTimeout(1_500)
    return await page.evaluate(() => Number(Reflect.get(window, 'longest')))
  } finally {
    await context.close()
  }
}
