import { paths } from '@/shared/paths'
import type { Measure } from './measure'

const LCP_OF_HOME_MS = 1_800
const LCP_MS = 2_000
const TBT_MS = 100
const CLS = 0.02
const PERFORMANCE = 97

/** The bars that a page misses, a line each. */
export function missedBars({ route, scores, lcp, tbt, cls, failed }: Measure): string[] {
  const lcpBar = route === paths.home ? LCP_OF_HOME_MS : LCP_MS
  const { performance, ...others } = scores
  const missed = Object.entries(others).filter(([, score]) => score < 100)
  return [
    ...(performance < PERFORMANCE ? [`performance ${performance} of ${PERFORMANCE}`] : []),
    ...missed.map(([name, score]) => `${name} ${score} of 100`),
    ...(lcp > lcpBar ? [`LCP ${Math.round(lcp)} ms of ${lcpBar}`] : []),
    ...(tbt > TBT_MS ? [`TBT ${Math.round(tbt)} ms of ${TBT_MS}`] : []),
    ...(cls > CLS ? [`CLS ${cls.toFixed(3)} of ${CLS}`] : []),
    ...(failed.length > 0 ? [`audits: ${failed.join(', ')}`] : []),
  ].map((miss) => `${route}: ${miss}`)
}
