import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const NEEDS_WINDOW = ['--headed', '--debug', '--ui']
const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path from CHROMIUM_PATH, the system or Playwright's download. `undefined` if there is none. */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [...onPath(SYSTEM_NAMES), ...WELL_KNOWN, chromium.executablePath()].find(existsSync)
}

/** A Chromium without a window opens pages in two thirds of the time, so tests use it unless somebody watches them. */
export function testChromiumPath(): string | undefined {
  // Worker processes do not have the arguments of the command, so the environment passes the result to them.
  const isWatched = process.argv.some((word) => NEEDS_WINDOW.includes(word))
  const needsWindow = (process.env.E2E_NEEDS_WINDOW ??= isWatched ? 'yes' : 'no')
  if (needsWindow === 'yes' || process.env.CHROMIUM_PATH) return chromiumPath()
  return onPath(['chromium-headless-shell']).find(existsSync) ?? chromiumPath()
}

export function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/**
 * Chromium refuses its sandbox for root. With `--font-render-hinting=none` letters are as wide as on a phone, because a
 * headless Chromium otherwise rounds their widths to whole pixels. The other flags stop its own background requests.
 */
export function launchArguments(): string[] {
  const flags = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags
}
