import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { serve } from '../tests/host/serve'
import { build, SITES } from '../tests/sites'
import { launchChromium } from './chromium/launch'
import { buildAt, removeCommit } from './shots/atCommit'
import { compare } from './shots/compare'
import { sheet } from './shots/sheet'
import { fileNameOf, openPage, statesNamed, take, type Options } from './shots/take'

/*
 * `npm run shots` takes pictures of every screen and of every case of the QA panel. `.shots/index.html` shows them.
 * Options: `-- --only contingent` (a part of the name); `--sizes 390x844,844x390`; `--forced` for forced colours;
 * `--this-year` for the screens with this edition's content instead of the tests' content. Pictures of earlier runs
 * stay. `npm run shots -- --against main` compares a commit with the working copy. `.shots/against/index.html` shows
 * each difference as before, after, and the place, with the largest difference first.
 */
const OUT = '.shots'
const AGAINST = join(OUT, 'against')
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: '1440x900,768x1024,390x844,320x640,844x390' },
    forced: { type: 'boolean', default: false },
    'this-year': { type: 'boolean', default: false },
    against: { type: 'string' },
  },
})
const { against, forced } = values
const sizes: Options[] = values.sizes
  .split(',')
  .map((size) => ({ size, forced, stopped: against !== undefined }))
const isThisYear = values['this-year']
const states = statesNamed(values.only, { isThisYear })
const edition = isThisYear ? 'thisYear' : 'frozen'

await build(edition)
const site = await serve(SITES[edition])
const browser = await launchChromium()
mkdirSync(OUT, { recursive: true })
try {
  await (against === undefined ? shootAll() : compareWith(against))
} finally {
  await browser.close()
  await site.stop()
}

async function shootAll() {
  for (const options of sizes) {
    const page = await openPage(browser, site.url, options)
    for (const [name, open] of states)
      writeFileSync(join(OUT, fileNameOf(name, options)), await take(page, open))
    await page.close()
  }
  const files = readdirSync(OUT).filter((file) => file.endsWith('.png'))
  const rows = files.map((file) => ({ name: file.replace('.png', ''), files: [file] }))
  writeFileSync(join(OUT, 'index.html'), sheet(rows))
  console.warn(`${OUT}/index.html`)
}

type Difference = { name: string; share: number; files: string[] }

async function compareWith(commit: string) {
  rmSync(AGAINST, { recursive: true, force: true })
  mkdirSync(AGAINST, { recursive: true })
  const old = await serve(await buildAt(commit))
  const found: Difference[] = []
  for (const options of sizes) {
    const before = await openPage(browser, old.url, options)
    const after = await openPage(browser, site.url, options)
    for (const [name, open] of states) {
      const difference = await differenceOf([before, after], open, fileNameOf(name, options))
      if (difference) found.push(difference)
    }
    await Promise.all([before.close(), after.close()])
  }
  await old.stop()
  removeCommit()
  found.sort((one, other) => other.share - one.share)
  writeFileSync(join(AGAINST, 'index.html'), sheet(found))
  for (const { name } of found) console.warn(name)
  console.warn(`${found.length} of ${states.length * sizes.length} differ: ${AGAINST}/index.html`)
}

async function differenceOf(
  pages: [before: Page, after: Page],
  open: (page: Page) => Promise<unknown>,
  file: string,
): Promise<Difference | undefined> {
  const [before, after] = await Promise.all(pages.map((page) => take(page, open)))
  if (!before || !after || before.equals(after)) return undefined
  const { share, picture } = compare(before, after)
  if (share === 0) return undefined
  const files = Object.entries({ before, after, where: picture }).map(([what, content]) => {
    const name = file.replace('.png', `_${what}.png`)
    writeFileSync(join(AGAINST, name), content)
    return name
  })
  return { name: `${(share * 100).toFixed(2)} % ${file.replace('.png', '')}`, share, files }
}
