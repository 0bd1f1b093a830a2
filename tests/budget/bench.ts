import { parseArgs } from 'node:util'
import { screens } from '@/app/screens'
import { genreTiles } from '@/content/genres'
import { paths } from '@/shared/paths'
import { startApi } from '../mocks/apiServer'
import { missedBars } from './bench/bars'
import { openBrowser } from './bench/browser'
import { buildSite } from './bench/buildSite'
import { measure, type Measure } from './bench/measure'
import { medianOf } from './bench/median'
import { serve } from './bench/serve'
import { table } from './bench/table'

/*
 * `npm run bench`: what a mid-range phone on slow 4G (simulated) makes of every public page of the production build,
 * with the festival stand-in as its server. Prints the figures and fails when one misses its bar.
 * `npm run bench -- --runs 1 --routes /,/events` is quicker.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: everyRoute().join(',') },
  },
})
const runs = Number(values.runs)
const routes = values.routes.split(',').map((route) => route.trim())
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is not a number: ${values.runs}`)

const browser = await openBrowser()
if (browser) await bench(browser)

async function bench(browser: { port: number; close: () => Promise<void> }) {
  const api = await startApi(0)
  const site = await serve(await buildSite(api.hosts))
  try {
    const measures: Measure[] = []
    for (const route of routes) {
      const rounds: Measure[] = []
      for (let round = 1; round <= runs; round += 1) {
        console.log(`${route}, ${round} of ${runs}`)
        rounds.push(await measure(`${site.url}${route}`, route, browser.port))
      }
      measures.push(medianOf(rounds))
    }
    console.log(`\n${table(measures)}\n`)
    judge(measures)
  } finally {
    await Promise.all([browser.close(), site.stop(), api.stop()])
  }
}

function judge(measures: Measure[]) {
  const missed = measures.flatMap(missedBars)
  for (const line of missed) console.log(`MISSED ${line}`)
  if (missed.length === 0) console.log('Every bar is met.')
  process.exitCode = missed.length > 0 ? 1 : 0
}

/** Every public page, and of the genres one: they differ in their data only. */
function everyRoute(): string[] {
  const [, ...otherGenres] = genreTiles.map(({ name }) => paths.genre(name))
  return screens
    .filter(({ access }) => access !== 'signed-in')
    .flatMap(({ pages }) => pages.map(({ path }) => path))
    .filter((path) => !otherGenres.includes(path))
}
