import { chromium, type Page } from '@playwright/test'
import { chromiumPath, launchArguments } from '../chromium/find'
import type { State } from './states'
import { startFirefox, startWebKit, type Send } from './webdriver'

export type Size = { width: number; height: number }

/** What the pictures need of a browser. */
export type Shooter = {
  resize: (size: Size) => Promise<unknown>
  media?: (media: NonNullable<State['media']>) => Promise<unknown>
  goto: (url: string) => Promise<unknown>
  /** Runs an expression in the page. */
  run: (expression: string) => Promise<unknown>
  /** The whole page, or what is in the window. */
  shoot: (isWhole: boolean) => Promise<Buffer>
  close: () => Promise<unknown>
}

/** Each resolves to nothing where it is not installed. */
export const browsers: Record<string, () => Promise<Shooter | undefined>> = {
  chromium: openChromium,
  firefox: async () => overWebDriver(await startFirefox()),
  webkit: async () => overWebDriver(await startWebKit()),
}

async function openChromium(): Promise<Shooter | undefined> {
  const executablePath = chromiumPath()
  if (!executablePath) return undefined
  const browser = await chromium.launch({ executablePath, args: launchArguments() })
  const page: Page = await browser.newPage()
  return {
    resize: (size) => page.setViewportSize(size),
    media: ({ reducedMotion = null, forcedColors = null }) =>
      page.emulateMedia({ reducedMotion, forcedColors }),
    goto: (url) => page.goto(url),
    run: (expression) => page.evaluate(expression),
    shoot: (fullPage) => page.screenshot({ fullPage, animations: 'disabled' }),
    close: () => browser.close(),
  }
}

function overWebDriver(started: { send: Send; stop: () => void } | undefined): Shooter | undefined {
  if (!started) return undefined
  const { send, stop } = started
  const run = (expression: string) =>
    send('ExecuteScript', { script: `return ${expression}`, args: [] })
  return {
    async resize({ width, height }) {
      await send('SetWindowRect', { width, height })
      // The window has a frame and a bar of its own.
      const [wide, high] = String(await run('innerWidth + " " + innerHeight')).split(' ')
      await send('SetWindowRect', {
        width: width + width - Number(wide),
        height: height + height - Number(high),
      })
    },
    goto: (url) => send('Navigate', { url }),
    run,
    async shoot(full) {
      return Buffer.from(String(await send('TakeScreenshot', { full })), 'base64')
    },
    async close() {
      await send('DeleteSession', {}).catch(() => undefined)
      stop()
    },
  }
}
