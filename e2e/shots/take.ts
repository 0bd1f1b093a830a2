import type { Browser, Page } from '@playwright/test'
import { stayInfo } from '../../src/content/accommodation'
import { games } from '../../src/content/games'
import { genreTiles } from '../../src/content/genres'
import { merch } from '../../src/content/merch'
import { schedule } from '../../src/content/schedule'
import { addressOf, cases } from '../../tests/mocks/cases/cases'
import { leaveIn, openIn } from '../fixtures'
import { nameOf, screens, show } from '../screens'

type State = [name: string, open: (page: Page) => Promise<unknown>]

const ofScreens: State[] = screens.map((screen) => [
  nameOf(screen),
  (page) => show(page, { open: openIn(page), leave: leaveIn(page) }, screen),
])
const ofCases: State[] = Object.keys(cases).map((name) => [
  `case ${name}`,
  async (page) => {
    await page.goto(`${addressOf(name)}&panel=off`)
    await page.locator('html[data-case]').waitFor({ state: 'attached' })
  },
])

const ofThisYear: State[] = screens.map(([path, scenario, left]) => [
  nameOf([inThisYear(path), scenario, left]),
  (page) => openIn(page)(inThisYear(path), scenario),
])

/** Every screen and every case whose name, or file, contains this; the cases need the content of the tests. */
export function statesNamed(part: string, { isThisYear = false } = {}): State[] {
  const all = isThisYear ? ofThisYear : [...ofScreens, ...ofCases]
  const found = all.filter(([name]) => [name, titleOf(name)].some((text) => text.includes(part)))
  if (found.length === 0) throw new Error(`No screen or case is called "${part}"`)
  return found
}

/** The same screen with ids of this edition instead of the tests' edition. */
function inThisYear(path: string): string {
  return path
    .replace(/witch|cans/, Object.keys(games)[0] ?? '')
    .replace('Dance', genreTiles[0]?.name ?? '')
    .replace('card=desk', `card=${stayInfo[0]?.id}`)
    .replace('item=1', `item=${merch[0]?.id}`)
    .replace('picture=12', 'picture=1')
    .replace('day=2', `day=${schedule[0]?.id}`)
}

/** Everything has loaded, including images below the window, and no finite animation is running. */
const STILL = `[...document.images].every((image) => ((image.loading = 'eager'), image.complete)) &&
  document.fonts.status === 'loaded' && !document.querySelector('#preloader') &&
  document.getAnimations().every(({ effect, playState }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`

const STARTED = new Date()

export type Options = {
  size: string
  forced: boolean
  /** Stops all motion and the clock, so that two pictures can be compared. */
  stopped?: boolean
}

export async function openPage(browser: Browser, baseURL: string, options: Options) {
  const [width = 0, height = 0] = options.size.split('x').map(Number)
  const page = await browser.newPage({ baseURL, viewport: { width, height } })
  if (options.forced) await page.emulateMedia({ forcedColors: 'active' })
  if (options.stopped) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(STARTED)
  }
  return page
}

export async function take(page: Page, open: State[1]): Promise<Buffer> {
  await open(page)
  // Some states never become idle.
  await page.waitForFunction(STILL, undefined, { timeout: 6_000 }).catch(() => undefined)
  await page.evaluate(hidePort)
  // An open modal covers the page, so only the window is needed.
  const fullPage = await page.evaluate(() => !('locked' in document.documentElement.dataset))
  return page.screenshot({ fullPage, animations: 'disabled' })
}

export function fileNameOf(name: string, { size, forced }: Options): string {
  return `${[titleOf(name), size, ...(forced ? ['forced'] : [])].join('_')}.png`
}

function titleOf(name: string): string {
  const title = name.replace(/^\/ /, 'home ').replace(/^\//, '')
  return title.replaceAll(/[^\w-]+/g, '-')
}

/** In the page: an invitation has the site's address, and each run has another port. */
function hidePort() {
  const { port } = location
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.includes(port)) text.nodeValue = text.nodeValue.replaceAll(port, '')
}
