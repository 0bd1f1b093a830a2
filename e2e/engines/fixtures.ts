import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { findMiddle } from './checks'
import { ENGINES, findEngine } from './find'
import { openPlaywrightTab, runIn, type Point, type Tab } from './tab'

type Named = { engine: string; tab: Tab }
type Engines = {
  /** One tab for each engine. Chromium's is the first. */
  tabs: [Named, ...Named[]]
}
type Each = {
  /** Runs `act` in every engine in parallel. */
  inEach: (act: (tab: Tab, site: string, engine: string) => Promise<void>) => Promise<void>
  pictureFailure: void
}

export const test = base.extend<Each, Engines>({
  tabs: [
    async ({ browser }, use) => {
      const chromium = await openPlaywrightTab(browser)
      const opened = await Promise.all(
        ENGINES.flatMap((name) => {
          const open = findEngine(name)
          return open ? [open().then((engine) => ({ name, ...engine }))] : []
        }),
      )
      const others = opened.map(({ name, tab }) => ({ engine: name, tab }))
      await use([{ engine: 'chromium', tab: chromium }, ...others])
      await Promise.all(opened.map(({ close }) => close()))
    },
    { scope: 'worker' },
  ],
  inEach: async ({ tabs, baseURL }, use) => {
    await use(async (act) => {
      await Promise.all(
        tabs.map(({ engine, tab }) => test.step(engine, () => act(tab, baseURL ?? '', engine))),
      )
    })
  },
  pictureFailure: [
    async ({ tabs }, use, info) => {
      await use()
      if (info.status === info.expectedStatus) return
      for (const { engine, tab } of tabs)
        writeFileSync(info.outputPath(`${engine}.png`), await tab.picture())
    },
    { auto: true },
  ],
})

/** Presses the middle of an element by its name, when it has stopped moving. */
export async function press(tab: Tab, name: string) {
  let middle: Point | null = null
  async function rests() {
    const before = middle
    middle = await runIn(tab, findMiddle, name)
    return middle !== null && middle.x === before?.x && middle.y === before.y
  }
  await expect.poll(rests, name).toBe(true)
  if (middle) await tab.press(middle)
}

export async function fill(tab: Tab, name: string, text: string) {
  await press(tab, name)
  await tab.type(text)
}

export { expect }
