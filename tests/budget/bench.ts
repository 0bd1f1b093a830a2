import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { loadSiteData } from '@/platform/build/siteData'
import { launchChromium } from '../../e2e/chromium/launch'
import { freePort } from '../../e2e/freePort'
import { serve } from '../host/serve'
import { startApi } from '../mocks/apiServer'
import { build, SITES } from '../sites'

/*
 * `npm run bench`: what Lighthouse says about each public page of the production build on a simulated phone with slow 4G, with
 * the mock server as its server. `npm run bench -- --routes /,/events` measures these alone.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Of 100. In the other categories a page has to have them all. */
const PERFORMANCE = 97

const { values } = parseArgs({ options: { routes: { type: 'string' } } })

await build('production')
const api = await startApi(0)
const site = await serve(SITES.production, { hosts: api.hosts })
const port = await freePort()
const browser = await launchChromium([`--remote-debugging-port=${port}`])
try {
  for (const route of values.routes?.split(',') ?? (await publicRoutes()))
    report(route, await run(route))
} finally {
  await Promise.all([browser.close(), site.stop(), api.stop()])
}

/** Only one genre: they differ only in their data. */
async function publicRoutes(): Promise<string[]> {
  const { pages } = await loadSiteData()
  const byRoute = new Map(
    pages.filter(({ isPublic }) => isPublic).map(({ route, path }) => [route, path]),
  )
  return [...byRoute.values()]
}

async function run(route: string): Promise<Result> {
  const result = await lighthouse(site.url + route, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // The site itself has no name here; whatever ends in .com is the world.
    blockedUrlPatterns: ['https://*.com/*'],
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`${route}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  return result.lhr
}

function report(route: string, { audits, categories }: Result) {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
  const [performance = 0, ...others] = scores
  const isMissed = performance < PERFORMANCE || others.some((score) => score < 100)
  if (isMissed) process.exitCode = 1
  const figures = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index']
    .concat('total-blocking-time', 'cumulative-layout-shift')
    .map((name) => audits[name]?.displayValue)
  console.log(
    `${isMissed ? 'MISSED' : 'ok    '} ${scores.join(' ')}  ${figures.join('  ')}  ${route}`,
  )
}
