import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBuilder } from 'vite'
import { serve } from '../../tests/host/serve'
import { browsers, type Shooter } from './browsers'
import { bring } from './page'
import { sheet, type Shot } from './sheet'
import { states, type State } from './states'

/*
 * `npm run shots`: pictures of every screen in every state and size, for a person to look at, in `.shots/index.html`.
 * For less: `-- --only campus` (a part of the screen's or the state's name), `--sizes 390x844,844x390`,
 * `--browsers firefox`; `--keep` takes the last build. Pictures of earlier runs stay in the sheet.
 */
const OUT = '.shots'
const SITE = '.mock-site/shots'
const SIZES = '1440x900,1920x1080,768x1024,390x844,320x640,844x390'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: SIZES },
    browsers: { type: 'string', default: Object.keys(browsers).join() },
    keep: { type: 'boolean', default: false },
  },
})

if (!values.keep || !existsSync(SITE)) await build()
const site = await serve(SITE)
mkdirSync(OUT, { recursive: true })
try {
  for (const name of values.browsers.split(',')) await shootWith(name)
} finally {
  await site.stop()
}
writeFileSync(join(OUT, 'index.html'), sheet(readdirSync(OUT).flatMap(shotOf)))
console.warn(`${OUT}/index.html`)

async function shootWith(name: string) {
  const browser = await browsers[name]?.()
  if (!browser) return console.warn(`${name} is not installed, so there are no pictures of it.`)
  const wanted = states.filter(
    ({ screen, name: state, media }) =>
      `${screen} ${state}`.includes(values.only) && (!media || browser.media),
  )
  try {
    for (const size of values.sizes.split(',')) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await browser.resize({ width, height })
      // The windows of some browsers cannot be as small as a phone.
      const real = String(await browser.run("innerWidth + 'x' + innerHeight"))
      for (const state of wanted) await shoot(browser, state, [real, name])
      console.warn(`${name}, ${real}: ${wanted.length} states`)
    }
  } finally {
    await browser.close()
  }
}

async function shoot(browser: Shooter, state: State, [size, name]: [string, string]) {
  await bring(browser, site.url, state)
  // An open modal fills the window; of the page behind it there is nothing to see.
  const isWhole = await browser.run("!('locked' in document.documentElement.dataset)")
  const file = [state.screen, state.name, size, name].join('_').replaceAll(' ', '-')
  const picture = join(OUT, `${file}.png`)
  // An older picture must not pass for this one.
  rmSync(picture, { force: true })
  try {
    writeFileSync(picture, await browser.shoot(isWhole === true))
  } catch {
    // WebKit takes none of some tall pages.
    console.warn(`No picture of ${file}: the browser refused it.`)
  }
}

function shotOf(file: string): Shot[] {
  const [screen, name, size, browser] = file
    .replace(/\.png$/, '')
    .replaceAll('-', ' ')
    .split('_')
  if (!screen || !name || !size || !browser) return []
  return [{ screen, name, size, browser, file }]
}

async function build() {
  const builder = await createBuilder({
    configFile: 'tests/mocks/vite.config.ts',
    mode: 'mock',
    logLevel: 'warn',
    build: { outDir: SITE, emptyOutDir: true },
  })
  await builder.buildApp()
}
