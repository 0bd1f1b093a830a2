import { devices, type Browser, type CDPSession, type Page } from '@playwright/test'
import { CPU_SLOWDOWN } from './content'

export type Visit = {
  path: string
  /** Before the CPU is slowed down. */
  prepare?: ((page: Page) => Promise<void>) | undefined
  /** What the browser keeps of an earlier visit. */
  stored?: Record<string, unknown>
}

/** A phone whose CPU is slowed four times, on an idle page. */
export async function onSlowPhone<Result>(
  browser: Browser,
  site: string,
  { path, prepare, stored = {} }: Visit,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored))
        localStorage.setItem(key, JSON.stringify(value))
    }, stored)
    await page.goto(site + path)
    await page.waitForFunction(() => document.documentElement.dataset.ready === '')
    await page.waitForTimeout(2_000)
    await prepare?.(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await use(page, session)
  } finally {
    await context.close()
  }
}
