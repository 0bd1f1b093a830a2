import type { Browser } from '@playwright/test'

export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

/** The parts of a browser that the checks use, for every driver. */
export type Tab = {
  goto: (address: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  evaluate: <Value>(expression: string) => Promise<Awaited<Value>>
  /** Presses the mouse at a point of the window. */
  press: (point: Point) => Promise<void>
  type: (text: string) => Promise<void>
  key: (name: 'Enter' | 'Escape') => Promise<void>
  picture: () => Promise<Buffer>
  /** Closes the tab that the page has opened, and returns its address. `undefined` if there is none yet. */
  closeOpened: () => Promise<string | undefined>
}

export type Engine = { tab: Tab; close: () => Promise<void> }

/** The function runs in the page, so it cannot use anything outside of itself. */
export function runIn<Input, Result>(tab: Tab, script: (input: Input) => Result, input: Input) {
  return tab.evaluate<Result>(`(${String(script)})(${JSON.stringify(input)})`)
}

export async function openPlaywrightTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext()
  // Playwright does not report the address of a tab whose site does not respond.
  await context.route('https://pay.festival.test/**', (route) => route.fulfill({ body: '' }))
  const page = await context.newPage()
  return {
    goto: async (address) => void (await page.goto(address)),
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    picture: () => page.screenshot(),
    closeOpened: () => closeOpened(context.pages().find((other) => other !== page)),
  }
}

/** For pages of Playwright and Puppeteer. A new page starts as about:blank. */
export async function closeOpened(
  page: { url: () => string; close: () => Promise<void> } | undefined,
) {
  const address = page?.url()
  if (!address || address === 'about:blank') return undefined
  await page?.close()
  return address
}
