import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { stayInfo } from '../src/content/accommodation'
import { games } from '../src/content/games'
import { genreTiles } from '../src/content/genres'
import { merch } from '../src/content/merch'
import { schedule } from '../src/content/schedule'
import { serve } from '../tests/host/serve'
import { addressOf, cases } from '../tests/mocks/cases/cases'
import { build, SITES } from '../tests/sites'
import { launchChromium } from './chromium/launch'
import { leaveIn, openIn } from './fixtures'
import { nameOf, screens, show } from './screens'

/*
 * `npm run shots`: pictures of every screen and of every case of the QA panel, for a person to look at, in
 * `.shots/index.html`. For less: `-- --only contingent` (a part of the name), `--sizes 390x844,844x390`; `--forced` takes
 * them in forced colours. `--this-year` shows the screens with the content of this edition, and not with that of the tests.
 * Pictures of earlier runs stay in the sheet.
 */
const OUT = '.shots'
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: '1440x900,768x1024,390x844,320x640,844x390' },
    forced: { type: 'boolean', default: false },
    'this-year': { type: 'boolean', default: false },
  },
})

/** Everything has loaded, images below the window too, and no finite animation is running. */
const STILL = `[...document.images].every((image) => ((image.loading = 'eager'), image.complete)) &&
  document.fonts.status === 'loaded' && !document.querySelector('#preloader') &&
  document.getAnimations().every(({ effect, playState }) =>
    playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`

type State = [name: string, open: (page: Page) => Promise<unknown>]

const isThisYear = values['this-year']

const ofScreens: State[] = screens.map((screen) => [
  nameOf(screen),
  (page) =>
    isThisYear
      ? openIn(page)(inThisYear(screen[0]), screen[1])
      : show(page, { open: openIn(page), leave: leaveIn(page) }, screen),
])
const ofCases: State[] = Object.keys(cases).map((name) => [
  `case ${name}`,
  async (page) => {
    await page.goto(`${addressOf(name)}&panel=off`)
    await page.locator('html[data-case]').waitFor({ state: 'attached' })
  },
])

const edition = isThisYear ? 'thisYear' : 'frozen'
await build(edition)
const site = await serve(SITES[edition])
const browser = await launchChromium()
mkdirSync(OUT, { recursive: true })
try {
  for (const size of values.sizes.split(',')) await shootAll(size)
} finally {
  await browser.close()
  await site.stop()
}
writeFileSync(
  join(OUT, 'index.html'),
  sheet(readdirSync(OUT).filter((file) => file.endsWith('.png'))),
)
console.warn(`${OUT}/index.html`)

async function shootAll(size: string) {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const colours = values.forced ? { forcedColors: 'active' as const } : {}
  const page = await browser.newPage({ baseURL: site.url, viewport: { width, height }, ...colours })
  for (const [name, open] of [...ofScreens, ...(isThisYear ? [] : ofCases)].filter(([shotName]) =>
    shotName.includes(values.only),
  )) {
    await open(page)
    // Some states never become idle.
    await page.waitForFunction(STILL, undefined, { timeout: 6_000 }).catch(() => undefined)
    // An open modal fills the window; of the page behind it there is nothing to see.
    const fullPage = await page.evaluate(() => !('locked' in document.documentElement.dataset))
    const title = name.replace(/^\/ /, 'home ').replace(/^\//, '')
    const fileName = [title, size, ...(values.forced ? ['forced'] : [])].join('_')
    const path = join(OUT, `${fileName.replaceAll(/[^\w-]+/g, '-')}.png`)
    await page.screenshot({ path, fullPage, animations: 'disabled' })
  }
  await page.close()
}

/** The same screen, with what this edition has in the place of what that of the tests has. */
function inThisYear(path: string): string {
  return path
    .replace(/witch|cans/, Object.keys(games)[0] ?? '')
    .replace('Dance', genreTiles[0]?.name ?? '')
    .replace('card=desk', `card=${stayInfo[0]?.id}`)
    .replace('item=1', `item=${merch[0]?.id}`)
    .replace('picture=12', 'picture=1')
    .replace('day=2', `day=${schedule[0]?.id}`)
}

/** One page with all pictures, and a field that leaves those whose names contain every word typed. */
function sheet(files: string[]): string {
  const figures = files.map(
    (file) => `<figure><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
<figcaption>${file.replace('.png', '')}</figcaption></figure>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>All screens</title>
<style>
  body { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; font: 15px/1.4 system-ui }
  input { position: sticky; top: 0; inline-size: 100% }
  figure { margin: 0; max-inline-size: 480px } img { inline-size: 100% }
</style>
<input type="search" aria-label="Show only" placeholder="390x844 contingent">
${figures.join('\n')}
<script>
  document.querySelector('input').oninput = ({ target }) => {
    const words = target.value.toLowerCase().split(' ')
    for (const figure of document.querySelectorAll('figure'))
      figure.hidden = !words.every((word) => figure.textContent.toLowerCase().includes(word))
  }
</script></html>`
}
