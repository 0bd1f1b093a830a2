import { existsSync } from 'node:fs'
import { firefox, webkit, type BrowserType } from '@playwright/test'
import { onPath } from '../chromium/find'
import { openFirefox } from './firefox'
import { openPlaywrightTab, type Engine } from './tab'
import { openWebKit } from './webkit'

export const ENGINES = ['firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** Returns a function that opens Debian's browser, or else Playwright's download. `undefined` if there is none. */
export function findEngine(name: EngineName): (() => Promise<Engine>) | undefined {
  const debian = name === 'firefox' ? debianFirefox() : debianWebKit()
  if (debian) return debian
  const type = { firefox, webkit }[name]
  return existsSync(type.executablePath()) ? () => openPlaywrights(type) : undefined
}

function debianFirefox() {
  const path = pathOf('firefox-esr')
  return path && (() => openFirefox(path))
}

function debianWebKit() {
  const path = pathOf('WebKitWebDriver')
  return path && pathOf('Xvfb') && (() => openWebKit(path))
}

function pathOf(program: string): string | undefined {
  return onPath([program]).find(existsSync)
}

async function openPlaywrights(type: BrowserType): Promise<Engine> {
  const browser = await type.launch()
  return { tab: await openPlaywrightTab(browser), close: () => browser.close() }
}
