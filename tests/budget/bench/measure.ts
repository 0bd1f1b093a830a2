import lighthouse, { type Result } from 'lighthouse'
import type { Browser } from '@playwright/test'
import { fieldsOf, listOf, numberOf } from '@/shared/lib/parse'
import { watchContent, type Seen } from './content'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type Measure = {
  route: string
  /** Of 100 each. */
  scores: Record<(typeof CATEGORIES)[number], number>
  /** Lighthouse's figures for a phone on simulated slow 4G. Milliseconds, except the shift. */
  fcp: number
  lcp: number
  speedIndex: number
  tbt: number
  cls: number
  /** Measured on a throttled phone. */
  seen: Seen
  /** Bytes over the network. */
  bytes: number
  requests: number
  /** The audits that cost a point, outside performance. */
  failed: string[]
}

/** Measures a page, with Lighthouse and without, each time with an empty cache. */
export async function measure(
  url: string,
  route: string,
  { browser, port }: { browser: Browser; port: number },
): Promise<Measure> {
  const seen = await watchContent(browser, url)
  const { audits, categories } = await runLighthouse(url, port)
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const valueOf = (name: string) => audits[name]?.numericValue ?? Infinity
  const items = listOf(fieldsOf(audits['network-requests']?.details).items).map(fieldsOf)
  return {
    route,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    speedIndex: valueOf('speed-index'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    seen,
    bytes: items.reduce((sum, { transferSize }) => sum + (numberOf(transferSize) ?? 0), 0),
    requests: items.length,
    failed: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  }
}

const TRIES = 3

/** Occasionally a browser loses the trace of a load, and Lighthouse has to be run again. */
async function runLighthouse(url: string, port: number): Promise<Result> {
  let problem = 'no result'
  for (let round = 1; round <= TRIES; round += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // The site itself has no name here; whatever ends in .com is the world.
      blockedUrlPatterns: ['https://*.com/*'],
    })
    if (result && !result.lhr.runtimeError) return result.lhr
    problem = result?.lhr.runtimeError?.message ?? problem
    console.warn(`${url}, once more: ${problem}`)
  }
  throw new Error(`${url}: ${problem}`)
}
