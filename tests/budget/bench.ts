import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { loadSiteData } from '@/platform/build/siteData'
import { serve } from '../host/serve'
import { startApi } from '../mocks/apiServer'
import {
  DOCUMENT_MS,
  INTERACTION_MS,
  LOADED_INTERACTION_MS,
  missedBars,
  missedFrames,
  missedTimes,
  OFFLINE_MS,
  SECOND_VISIT_MS,
} from './bench/bars'
import { openBrowser } from './bench/browser'
import { buildSite } from './bench/buildSite'
import { timeFrames } from './bench/frames'
import { INTERACTIONS, timeInteractions } from './bench/interactions'
import { timeFullFestival } from './bench/fullFestival'
import { measure, type Measure } from './bench/measure'
import { medianOf } from './bench/median'
import { timeReturning } from './bench/returning'
import { ratios, table } from './bench/table'

/*
 * `npm run bench`: what a mid-range phone on slow 4G makes of every public page of the production build, with the mock
 * server as its server. Prints the figures and fails when one misses its bar.
 * `npm run bench -- --runs 1 --routes /,/events` is quicker. `--against FOLDER` measures a second build in the same run,
 * page by page in turn, and prints how the two compare; FOLDER is the `dist` of `npm test`.
 * `--only load` measures the taps on a festival of real size alone, `--only frames` the movements, `--only pages` the rest.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    against: { type: 'string' },
    only: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is not a number: ${values.runs}`)

const opened = await openBrowser()
if (opened) await bench(opened)

type Opened = NonNullable<Awaited<ReturnType<typeof openBrowser>>>

async function bench(opened: Opened) {
  const api = await startApi(0)
  const folder = await buildSite(api.hosts)
  const certificate = await getCertificate('node_modules/.cache')
  const site = await serve(folder, { certificate })
  const routes = await routesToMeasure()
  const baseline = values.against
    ? await serve(values.against, { hosts: api.hosts, certificate })
    : undefined
  try {
    const measures: Measure[] = []
    const baselineMeasures: Measure[] = []
    for (const route of routes) {
      const [rounds, baselineRounds] = await measureInTurn(route, [site.url, baseline?.url], opened)
      measures.push(medianOf(rounds))
      if (baselineRounds.length > 0) baselineMeasures.push(medianOf(baselineRounds))
      // Logged at once, so that a cancelled run still shows its measures.
      console.log(table([...measures.slice(-1), ...baselineMeasures.slice(measures.length - 1)]))
    }
    const { times, loaded, frames, returning } = await timeThe(opened.browser, site.url, {
      folder,
      routes,
    })
    console.log(`\n${table(measures)}\n`)
    console.log(`Second visit, until its document comes, ms: ${timesText(returning.document)}\n`)
    console.log(`Second visit, from there to the content, ms: ${timesText(returning.content)}\n`)
    const { pass, passSlowedDown } = returning
    console.log(`Offline, the pass, ms: ${pass} (slowed down ${passSlowedDown})\n`)
    console.log(`Interaction to next paint, ms: ${timesText(times)}\n`)
    console.log(`The same with a festival of real size, ms: ${timesText(loaded)}\n`)
    const inFrames = frames.map(
      ({ name, share, longestMs }) => `${name} ${share} (longest ${longestMs} ms)`,
    )
    console.log(`Frames over two in length, %: ${inFrames.join(', ')}\n`)
    if (baseline)
      console.log(
        `${values.against}\n${table(baselineMeasures)}\n\n${ratios(measures, baselineMeasures)}\n`,
      )
    judge([
      ...measures.flatMap(missedBars),
      ...missedTimes(returning.document, DOCUMENT_MS, 'to the document of a second visit'),
      ...missedTimes(returning.content, SECOND_VISIT_MS, 'to the content of a second visit'),
      ...missedTimes([['/dashboard', pass]], OFFLINE_MS, 'to the pass, offline,'),
      ...missedTimes(times, INTERACTION_MS, 'to the next paint'),
      ...missedTimes(loaded, LOADED_INTERACTION_MS, 'to the next paint'),
      ...missedFrames(frames),
    ])
  } finally {
    await Promise.all([opened.close(), site.stop(), baseline?.stop(), api.stop()])
  }
}

/** All but the loads of the pages. */
async function timeThe(
  browser: Browser,
  url: string,
  { folder, routes }: { folder: string; routes: string[] },
) {
  const times = isSelected('pages') ? await timeInteractions(browser, url, INTERACTIONS) : []
  const loaded = isSelected('load') ? await timeFullFestival(browser, url) : []
  const frames = isSelected('frames') ? await timeFrames(browser, url) : []
  const returning = isSelected('pages')
    ? await timeReturning(browser, { folder, routes, visits: runs })
    : { document: [], content: [], pass: 0, passSlowedDown: 0 }
  return { times, loaded, frames, returning }
}

function isSelected(part: 'pages' | 'load' | 'frames'): boolean {
  return values.only === undefined || values.only === part
}

/** Loads a page of both builds in turn, so that both run under the same load of the machine. */
async function measureInTurn(
  route: string,
  [url, baselineUrl]: [string, string | undefined],
  opened: Opened,
): Promise<[Measure[], Measure[]]> {
  const rounds: Measure[] = []
  const baselineRounds: Measure[] = []
  for (let round = 1; round <= runs; round += 1) {
    console.log(`${route}, ${round} of ${runs}`)
    rounds.push(await measure(`${url}${route}`, route, opened))
    if (baselineUrl) baselineRounds.push(await measure(`${baselineUrl}${route}`, route, opened))
  }
  return [rounds, baselineRounds]
}

function timesText(times: [string, number][]): string {
  return times.map((time) => time.join(' ')).join(', ')
}

function judge(missed: string[]) {
  for (const line of missed) console.log(`MISSED ${line}`)
  if (missed.length === 0) console.log('Every bar is met.')
  process.exitCode = missed.length > 0 ? 1 : 0
}

async function routesToMeasure(): Promise<string[]> {
  if (!isSelected('pages')) return []
  return values.routes?.split(',') ?? (await everyRoute())
}

/** Every public page, but only one genre: they differ only in their data. */
async function everyRoute(): Promise<string[]> {
  const { pages } = await loadSiteData()
  const shown = pages.filter(({ isPublic }) => isPublic)
  const firstOfRoute = shown.filter(
    ({ route }, index) => shown.findIndex((page) => page.route === route) === index,
  )
  return firstOfRoute.map(({ path }) => path)
}
